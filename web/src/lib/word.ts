/** A random word: this seat's share of a table's seed, so that nobody alone decides how dice fall. */
export function randomWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
}
