import { channels, type Hex, mix } from '../../style/mix.ts';

const black = '#000000';
const white = '#ffffff';

export const isHex = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

/** From 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: Hex, other: Hex): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
export function luminance(color: Hex): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the color itself if it passes, or else mixes in as little black or white as possible. */
export function nearestPassing(color: Hex, passes: (candidate: Hex) => boolean): Hex | undefined {
  for (let percent = 0; percent <= 100; percent += 1) {
    for (const end of [black, white]) {
      const candidate = mix(color, end, percent / 100);
      if (passes(candidate)) return candidate;
    }
  }
  return undefined;
}

/** The hover color of a button: shaded so that its contrast with the text increases. */
export const hoverShade = (color: Hex, text: Hex): Hex =>
  mix(color, luminance(text) > luminance(color) ? black : white, 0.18);
