const encoder = new TextEncoder();

/**
 * Whether two secrets are alike. The time taken tells how long the given one is, and nothing about
 * the expected one. Without a digest, which costs more than the rest of a request.
 */
export function isSameSecret(given: string, expected: string): boolean {
  const [a, b] = [encoder.encode(given), encoder.encode(expected)];
  let difference = a.length ^ b.length;
  for (const [index, byte] of a.entries()) difference |= byte ^ (b[index % b.length] ?? 0);
  return difference === 0;
}
