import { gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { languages } from './languages.ts';
import { notices } from './notices.ts';

const SERVER = process.env['TOUCHLINE_SERVER'] ?? 'http://127.0.0.1:8460';

/** Beside every file that text compresses well, its gzip: the server sends it as it lies there. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    generateBundle: {
      order: 'post', // Vite itself still writes into what loads other parts
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (!/\.(js|css|svg)$/.test(file.fileName)) continue;
          const source = file.type === 'chunk' ? file.code : file.source;
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: gzipSync(source, { level: 9 }) });
        }
      },
    },
  };
}

export default defineConfig({
  plugins: [svelte(), languages(), compressed(), notices()],
  build: {
    outDir: '../src/touchline/server/site',
    emptyOutDir: true,
    modulePreload: false, // what is loaded later needs nothing beside it
    assetsInlineLimit: 0, // a data address for a font would need a wider security policy
    target: 'es2022',
    chunkSizeWarningLimit: 1_000, // kB before it is packed; a test holds the first load to what it may be
  },
  test: { setupFiles: ['src/lib/every-language.ts'] },
  // While the page is worked on: `vite` serves it, and a server of Touchline answers behind it.
  server: {
    proxy: Object.fromEntries(
      ['/tables', '/games', '/brief', '/practice', '/replays'].map((path) => [path, { target: SERVER, ws: true }]),
    ),
  },
});
