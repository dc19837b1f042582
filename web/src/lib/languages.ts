/** The languages of the page: those whose folders there were when it was built. Words are loaded before they are shown. */
import found from 'virtual:languages';

export type Language = string;

/** In which everything is written first: what another language lacks is said in it. */
export const ENGLISH: Language = 'en';
export const languages: readonly Language[] = Object.keys(found);

const brought = new Map<Language, Record<string, string>>();

/** Load the words of a language, unless they are there. */
export async function bring(language: Language): Promise<void> {
  const words = brought.has(language) ? undefined : await found[language]?.words();
  if (words) brought.set(language, words.default);
}

/** The words of a language that was brought. */
export function wordsIn(language: Language): Record<string, string> {
  return brought.get(language) ?? {};
}

/** What a language calls itself. */
export function ownName(language: Language): string {
  return found[language]?.name ?? language;
}

/** In which language a browser says times and the like: English where it does not know the one it is asked for. */
export function ofBrowser(language: Language): Language {
  return Intl.RelativeTimeFormat.supportedLocalesOf(language).length > 0 ? language : ENGLISH;
}

/** The first of these that there is, in whatever country it is spoken. */
export function nearest(wished: readonly string[]): Language {
  for (const tag of wished) {
    const language = languages.find((one) => one === tag) ?? languages.find((one) => one === tag.split('-')[0]);
    if (language) return language;
  }
  return ENGLISH;
}
