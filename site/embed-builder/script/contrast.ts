/** Six digits, as a colour field writes them. */
export type Hex = string;

const black = '#000000';
const white = '#ffffff';

export const isHex = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

/** The ratio of two colours, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: Hex, other: Hex): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
export function luminance(colour: Hex): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** So much of the second in the first: 0 is the first, 1 the second. */
export function mix(first: Hex, second: Hex, share: number): Hex {
  const into = channels(second);
  const mixed = channels(first).map((channel, at) =>
    Math.round(channel + ((into[at] ?? 0) - channel) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour itself where it will do, or else the one that needs least black or white in it. */
export function nearest(colour: Hex, isEnough: (candidate: Hex) => boolean): Hex | undefined {
  for (let percent = 0; percent <= 100; percent += 1) {
    for (const end of [black, white]) {
      const candidate = mix(colour, end, percent / 100);
      if (isEnough(candidate)) return candidate;
    }
  }
  return undefined;
}

/** A colour's shade under a pointer, on the side away from the text on it. */
export const pressed = (colour: Hex, text: Hex): Hex =>
  mix(colour, luminance(text) > luminance(colour) ? black : white, 0.18);

const channels = (colour: Hex): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
