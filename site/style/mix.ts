/** `#` and six digits, as `<input type=color>` has them. */
export type Hex = string;

/** Mixes two colors. A `share` of 0 is the first, 1 the second. */
export function mix(first: Hex, second: Hex, share: number): Hex {
  const into = channels(second);
  const mixed = channels(first).map((channel, at) =>
    Math.round(channel + ((into[at] ?? 0) - channel) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

export const channels = (color: Hex): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
