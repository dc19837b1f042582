/** Put something into the clipboard; false where the browser keeps it closed. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** A link as it is sent to somebody: whole, with the address of this server. */
export function linkOf(table: string, token: string): string {
  return `${location.origin}/t/${table}#${token}`;
}
