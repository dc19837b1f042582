/** What is in the built page that others have made: who made it, under which licence, and the licence's own words.
 *
 * Nothing is fetched: it is all in the packages that the page is built with. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

export const FILE = 'third-party.txt';

/** Licences that may be in the page; NOTICE and the package's own licence expression name them too. */
const KNOWN = ['MIT', 'OFL-1.1', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'];
/** Licences whose words are the same for everybody, and where they are for packages that bring none. */
const SAME: Record<string, string> = { 'Apache-2.0': 'typescript/LICENSE.txt' };
const RULE = '-'.repeat(100);

/** Modules that a builder adds of its own have no file: the words before their names tell whose they are. */
const BUILDERS: Record<string, string> = { '\0vite/': 'vite', '\0rolldown/': 'rolldown' };

interface Package {
  name: string;
  version: string;
  license: string;
  folder: string;
}

/** The package that a file or a builder's module comes from; none if it is our own. */
export function packageOf(id: string, root: string): string | undefined {
  for (const [start, name] of Object.entries(BUILDERS)) if (id.startsWith(start)) return join(root, 'node_modules', name);
  const found = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replace(/^\0/, '').replaceAll('\\', '/'));
  return found?.[1];
}

/** Who holds the rights in a font, as the font itself says (`name` 0): packagers of fonts often leave it out. */
export function copyrightOf(font: Buffer): string {
  const tables = font.readUInt16BE(12);
  let at = 48;
  const number = (): number => {
    let value = 0;
    for (;;) {
      const byte = font.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let start = 0; // of the table `name` in the unpacked font
  let found = false;
  for (let table = 0; table < tables; table++) {
    const flags = font.readUInt8(at++);
    const kind = flags & 63;
    if (kind === 63) at += 4; // its tag is spelt out
    const whole = number();
    const glyphs = kind === 10 || kind === 11; // `glyf` and `loca` are packed unless they say 3, others only if they say so
    const packed = glyphs ? flags >> 6 !== 3 : flags >> 6 !== 0;
    const length = packed ? number() : whole;
    if (kind === 5) found = true;
    if (!found) start += length;
  }
  if (!found) return '';
  const names = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20))).subarray(start);
  const texts = names.subarray(names.readUInt16BE(4));
  for (let record = 0; record < names.readUInt16BE(2); record++) {
    const one = names.subarray(6 + 12 * record);
    if (one.readUInt16BE(6) !== 0) continue;
    const text = texts.subarray(one.readUInt16BE(10), one.readUInt16BE(10) + one.readUInt16BE(8));
    const unicode = one.readUInt16BE(0) !== 1;
    return unicode ? Buffer.from(text).swap16().toString('utf16le') : text.toString('latin1');
  }
  return '';
}

/** What a package says of itself. One without a licence, or with one that nobody has looked at, may not be in the page. */
export function read(folder: string): Package {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;
  if (!KNOWN.includes(license)) {
    throw new Error(`${name} has the licence ${license}; web/notices.ts knows ${KNOWN.join(', ')} and no other.`);
  }
  return { name, version, license, folder };
}

/** The licence's own words, as the package has them, and what Apache's asks to be told. */
function words({ name, license, folder }: Package): string {
  const files = readdirSync(folder).sort();
  const found = [/^licen[cs]e/i, /^notice/i].flatMap((kind) => files.find((file) => kind.test(file)) ?? []);
  const texts = found.map((file) => tidy(readFileSync(join(folder, file), 'utf8')));
  if (found.some((file) => /^licen[cs]e/i.test(file))) return texts.join('\n\n');
  const same = join(folder, '..', SAME[license] ?? '');
  if (!SAME[license] || !existsSync(same)) throw new Error(`${name} brings no text of its licence.`);
  return [tidy(readFileSync(same, 'utf8')), ...texts].join('\n\n');
}

/** Who holds the rights in code, as its files say at their heads: for packages that bring no text with a name in it. */
export function headsOf(modules: string[]): string[] {
  const heads = modules.map((path) => readFileSync(path, 'utf8').slice(0, 2_000));
  return heads.flatMap((head) => /^[ *]*(Copyright (?:\(c\) )?\d{4}.*)$/m.exec(head)?.[1]?.trim() ?? []);
}

/** Without spaces nobody sees, and without what belongs to the tool a package is, such as what Vite itself is built of. */
function tidy(text: string): string {
  const [own = ''] = text.replaceAll('\r\n', '\n').split(/^# Licenses of bundled dependencies$/m);
  const lines = own.split('\n');
  return lines.map((line) => line.trimEnd()).join('\n').trim();
}

/** The part of one package: its name, whose it is, what of it is here, and its licence. */
export function part(folder: string, fonts: string[], modules: string[] = []): string {
  const one = read(folder);
  const said = [...fonts.map((font) => copyrightOf(readFileSync(font))), ...headsOf(modules)];
  const holders = [...new Set(said.filter((holder) => holder !== ''))];
  if (fonts.length > 0 && holders.length === 0) throw new Error(`The fonts of ${one.name} do not say whose they are.`);
  return [`${one.name} ${one.version}`, `Licence: ${one.license}`, ...holders, '', words(one)].join('\n');
}

/** Beside the page a text of all that is in it of others. It is made of what the bundle really holds. */
export function notices(): Plugin {
  let root = '';
  return {
    name: 'notices',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const held = new Map<string, string[]>(); // by package: its files
      for (const file of Object.values(bundle)) {
        const ids =
          file.type === 'chunk'
            ? Object.keys(file.modules).filter((id) => (file.modules[id]?.renderedLength ?? 0) > 0)
            : file.originalFileNames.map((name) => resolve(root, name));
        for (const id of ids) {
          const folder = packageOf(id, root);
          if (folder === undefined) continue;
          const files = held.get(folder) ?? [];
          held.set(folder, existsSync(id) ? [...files, id] : files);
        }
      }
      const ending = (files: string[], end: string): string[] => files.filter((file) => file.endsWith(end)).sort();
      const parts = [...held].map(([folder, files]) => part(folder, ending(files, '.woff2'), ending(files, '.js'))).sort();
      const head = 'In the page of Touchline there are, besides what is ours, these works of others.';
      this.emitFile({ type: 'asset', fileName: FILE, source: `${[head, ...parts].join(`\n\n${RULE}\n\n`)}\n` });
    },
  };
}

