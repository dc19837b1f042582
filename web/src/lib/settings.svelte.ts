/** What a person has set for this browser: language, light or dark, motion. Kept in local storage. */
import { ENGLISH, bring, languages, nearest, type Language } from './languages';

export type Theme = 'system' | 'dark' | 'light';
export type Motion = 'system' | 'full' | 'reduced';

const KEY = 'touchline.settings';

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
}

function kept(): Kept {
  const usual: Kept = {
    language: nearest(navigator.languages),
    theme: 'system',
    motion: 'system',
  };
  try {
    const found = { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
    return languages.includes(found.language) ? found : { ...found, language: usual.language };
  } catch {
    return usual; // storage is closed, or somebody else's words are in it
  }
}

class Settings {
  language = $state<Language>(ENGLISH);
  theme = $state<Theme>('system');
  motion = $state<Motion>('system');

  constructor() {
    Object.assign(this, kept());
  }

  /** Another language, as soon as its words are there. */
  async speak(language: Language): Promise<void> {
    await bring(language);
    this.language = language;
  }

  keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ language: this.language, theme: this.theme, motion: this.motion }));
    } catch {
      // a browser that keeps nothing still plays
    }
  }

  get dark(): boolean {
    return this.theme === 'system' ? !matchMedia('(prefers-color-scheme: light)').matches : this.theme === 'dark';
  }

  get still(): boolean {
    return this.motion === 'system'
      ? matchMedia('(prefers-reduced-motion: reduce)').matches
      : this.motion === 'reduced';
  }
}

export const settings = new Settings();
