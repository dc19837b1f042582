/** The languages of the page, for the build: a folder with a `page.toml` each, every one a part that is loaded alone.
 *
 * Folders of languages are ours and those that TOUCHLINE_LANGUAGES names, as for the rest of the project
 * (`touchline/table/languages.py`, which also holds every message to the slots of the English one). */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';

const OURS = fileURLToPath(new URL('../src/touchline/languages', import.meta.url));
const FILE = 'page.toml';
const ENGLISH = 'en'; // in which everything is written first
const NAME = 'virtual:languages';
const REAL = `\0${NAME}`; // as Vite wants the names of modules that are no files

/** The file of each language, English first. */
export function filesOf(further = process.env['TOUCHLINE_LANGUAGES'] ?? ''): Map<string, string> {
  const files = new Map<string, string>();
  for (const folder of [OURS, ...further.split(delimiter).filter(Boolean)]) {
    for (const language of readdirSync(folder).sort()) {
      const file = join(folder, language, FILE);
      if (!/^[._]/.test(language) && !files.has(language) && existsSync(file)) files.set(language, file);
    }
  }
  return new Map([...files].sort(([one], [other]) => Number(other === ENGLISH) - Number(one === ENGLISH) || (one < other ? -1 : 1)));
}

/** The messages of a file by `table.key`. */
export function wordsIn(file: string): Record<string, string> {
  const words: Record<string, string> = {};
  const walk = (table: object, before: string): void => {
    for (const [key, value] of Object.entries(table)) {
      if (typeof value === 'string') words[before + key] = value;
      else if (value && typeof value === 'object' && !Array.isArray(value)) walk(value as object, `${before}${key}.`);
      else throw new Error(`${file}: the message '${before}${key}' must be a text`);
    }
  };
  walk(parse(readFileSync(file, 'utf8')), '');
  return words;
}

/** The words of a language, which are those that English has. */
export function checked(file: string, english: Record<string, string>): Record<string, string> {
  const words = wordsIn(file);
  for (const key of Object.keys(english)) if (!(key in words)) throw new Error(`${file}: the message '${key}' is missing`);
  for (const key of Object.keys(words)) if (!(key in english)) throw new Error(`${file}: there is no message '${key}' in English`);
  return words;
}

export function languages(): Plugin {
  const files = filesOf();
  const wordsOf = (language: string) => checked(files.get(language)!, wordsIn(files.get(ENGLISH)!));
  const entry = (language: string) => {
    const name = JSON.stringify(wordsOf(language)['language.name']);
    return `  ${JSON.stringify(language)}: { name: ${name}, words: () => import(${JSON.stringify(`${NAME}/${language}`)}) },`;
  };
  return {
    name: 'languages',
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === REAL) return `export default {\n${[...files.keys()].map(entry).join('\n')}\n};`;
      if (!id.startsWith(`${REAL}/`)) return undefined;
      return `export default ${JSON.stringify(wordsOf(id.slice(REAL.length + 1)))};`;
    },
    configureServer(server) {
      server.watcher.add([...files.values()]);
      server.watcher.on('change', (file) => {
        if (![...files.values()].includes(file)) return;
        server.moduleGraph.invalidateAll();
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
