/** Made by `web/languages.ts` from the folders of languages. */
declare module 'virtual:languages' {
  /** What a language calls itself, and its words, which are loaded when they are wanted. */
  const found: Record<string, { name: string; words: () => Promise<{ default: Record<string, string> }> }>;
  export default found;
}
