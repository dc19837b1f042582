/** A number below n, every one as likely as another. */
export function below(n: number): number {
  const most = Math.floor(0x1_0000_0000 / n) * n;
  for (;;) {
    const drawn = crypto.getRandomValues(new Uint32Array(1))[0]!;
    if (drawn < most) return drawn % n;
  }
}
