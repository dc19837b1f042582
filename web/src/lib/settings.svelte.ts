/** What a person has set for this browser: language, light or dark, motion. Kept in local storage. */

export type Language = 'en' | 'ja';
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
    language: navigator.language.startsWith('ja') ? 'ja' : 'en',
    theme: 'system',
    motion: 'system',
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return usual; // storage is closed, or somebody else's words are in it
  }
}

class Settings {
  language = $state<Language>('en');
  theme = $state<Theme>('system');
  motion = $state<Motion>('system');

  constructor() {
    Object.assign(this, kept());
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
