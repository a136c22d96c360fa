/**
 * An email address as the visitor typed it. Chromium gives the domain in an email field in ASCII, such as
 * `a@xn--mller-kva.de`, and no browser has a function that reads that.
 */
export const asTyped = (address: string): string =>
  address.replace(/(?<=[@.])xn--([a-z\d-]+)/gi, (label, code) => decode(code) || label);

/** Decodes Punycode (RFC 3492). Undefined if it is none. */
function decode(code: string): string | undefined {
  const [, basic = '', digits = ''] = /^(?:(.*)-)?(.*)$/.exec(code) ?? [];
  const letters = [...basic];
  let [point, index, bias, weight, former, position] = [128, 0, 72, 1, 0, 36];
  for (const digit of digits) {
    // a to z are 0 to 25, 0 to 9 are 26 to 35.
    const value = (Number.parseInt(digit, 36) + 26) % 36;
    const threshold = Math.min(26, Math.max(1, position - bias));
    index += value * weight;
    weight *= 36 - threshold;
    position += 36;
    if (value >= threshold) continue;
    const length = letters.length + 1;
    bias = adapt(index - former, length, former === 0);
    point += Math.floor(index / length);
    index %= length;
    if (point > 0x10ffff) return undefined;
    letters.splice(index, 0, String.fromCodePoint(point));
    index += 1;
    [former, weight, position] = [index, 1, 36];
  }
  return position === 36 ? letters.join('') : undefined;
}

function adapt(change: number, length: number, isFirst: boolean): number {
  let delta = Math.floor(change / (isFirst ? 700 : 2));
  delta += Math.floor(delta / length);
  let steps = 0;
  for (; delta > 455; steps += 36) delta = Math.floor(delta / 35);
  return steps + Math.floor((36 * delta) / (delta + 38));
}
