import { mix } from './mix.ts';

/** The colors of a place at an hour: two of the sky, one of the land. */
export interface Sky {
  /** The upper sky. */
  sky: string;
  /** The sky above the horizon. */
  horizon: string;
  ground: string;
  /** Whether text on the sky is light. */
  isDark: boolean;
}

type Colors = readonly [sky: string, horizon: string, ground: string];

/** The hours at which the light changes, with the colors in the light and in the dark theme. */
const lights: readonly (readonly [hour: number, light: Colors, dark: Colors])[] = [
  [0, ['#032c34', '#0c3d47', '#021e25'], ['#020f14', '#06222a', '#010a0d']],
  [3.5, ['#062b41', '#1f4564', '#041c2b'], ['#041524', '#10293c', '#020c14']],
  [5.4, ['#27315f', '#63487a', '#151b40'], ['#171c3b', '#3a2b50', '#0b0e22']],
  [5.5, ['#c5b3e8', '#f5c5b4', '#5a4a86'], ['#2a2547', '#4a2f3f', '#171430']],
  [7, ['#f5c5b4', '#ffdfae', '#a82a17'], ['#3b2742', '#573048', '#4b1f38']],
  [9, ['#cdebe2', '#fdeec9', '#0f5f62'], ['#12343a', '#2a3f5c', '#06222a']],
  [12, ['#8edcd6', '#d8f3ea', '#0c595f'], ['#0c3f44', '#1a5152', '#062a2f']],
  [15, ['#9be0d6', '#ffe9b0', '#0f5f62'], ['#10394a', '#2b2f63', '#082b2c']],
  [16, ['#f1e6c4', '#ffdf9c', '#714a20'], ['#1b2a52', '#35306b', '#10122e']],
  [17, ['#ffd07a', '#feb93b', '#a82a17'], ['#26204f', '#542650', '#22102e']],
  [18.5, ['#f7b491', '#feb93b', '#8a2f4a'], ['#3a1c4a', '#5f2745', '#26101f']],
  [19.6, ['#c5b3e8', '#f5b39a', '#3d3a70'], ['#2b2450', '#4d2c33', '#15152f']],
  [19.7, ['#2c3268', '#704672', '#181c45'], ['#161a3c', '#3c2440', '#0b0e22']],
  [22, ['#0c2b45', '#1f4a5e', '#061c2e'], ['#06192a', '#0f2c38', '#030f19']],
  [24, ['#032c34', '#0c3d47', '#021e25'], ['#020f14', '#06222a', '#010a0d']],
];

/** Text on the sky is light before the former and after the latter of these hours. */
export const dawn = 5.45;
export const dusk = 19.65;

/** The light at an hour from 0 to 24, the same at each call. */
export function skyAt(hour: number, scheme: 'light' | 'dark'): Sky {
  const next = Math.max(
    1,
    lights.findIndex(([from]) => from >= hour),
  );
  const [one, other] = [lights[next - 1], lights[next]] as [(typeof lights)[0], (typeof lights)[0]];
  const isDark = scheme === 'dark' || hour < dawn || hour >= dusk;
  const part = (hour - one[0]) / (other[0] - one[0]);
  // No mixture of day and night: its text could be neither light nor dark.
  const isJump = other[0] - one[0] < 0.2;
  const share = isJump ? Math.round(part) : part;
  const index = scheme === 'light' ? 1 : 2;
  const [sky, horizon, ground] = one[index].map((color, at) =>
    mix(color, other[index][at] as string, share),
  ) as [string, string, string];
  return { sky, horizon, ground, isDark };
}

/** A dark sky from midnight at the start to midnight at the end: white text is readable on it. */
export const darkDay =
  'linear-gradient(90deg, #171d4d, #5c3a72 29%, #1c5f6c 50%, #6d3546 76%, #171d4d)';

/** The custom properties of a sky, which `sky` in sky.css.ts reads; colors for both themes. */
export function skyVariables(hour: number): Record<string, string> {
  const [light, dark] = [skyAt(hour, 'light'), skyAt(hour, 'dark')];
  const both = (name: 'sky' | 'horizon' | 'ground') => `light-dark(${light[name]},${dark[name]})`;
  const length = light.isDark ? 24 - dusk + dawn : dusk - dawn;
  const passed = ((hour - (light.isDark ? dusk : dawn) + 24) % 24) / length;
  return {
    '--sky': both('sky'),
    '--horizon': both('horizon'),
    '--ground': both('ground'),
    // Without these two, CSS draws the sun.
    '--disc': light.isDark ? 'var(--on-night)' : '',
    '--ring': light.isDark ? 'transparent' : '',
    // Of the day, or of the night: the sun and the moon rise at the start of the line.
    '--passed': passed.toFixed(2),
    '--height': Math.sin(Math.PI * passed).toFixed(2),
  };
}

type Ground = readonly [hour: number, light: string, dark: string];

/** The grounds of the day: pale, so that dark text is readable on each, and light text in the dark theme. */
const days: readonly Ground[] = [
  [dawn, '#e9dff1', '#15163a'],
  [6, '#f8dccd', '#251c42'],
  [7, '#fce9cf', '#1a2140'],
  [9, '#fdf6e6', '#051a21'],
  [11, '#e2f2ec', '#06222b'],
  [13, '#c9eae5', '#0a303b'],
  [15, '#f1f1dc', '#0b2a36'],
  [17, '#fbe2b5', '#1b2140'],
  [18, '#f7cdb2', '#2b1d40'],
  [dusk, '#d9b6d3', '#221640'],
];

/** The grounds of the night, from dusk to the dawn of the next day: light text is readable on each. */
const nights: readonly Ground[] = [
  [dusk, '#5b4379', '#140f33'],
  [22, '#22275a', '#070a22'],
  [24, '#171d4d', '#05081e'],
  [27.5, '#1d2457', '#080d2a'],
  [24 + dawn, '#4a3a72', '#141238'],
];

/** The ground under a page's text at an hour. The hours from midnight to dawn may also be 24 and more. */
export function groundAt(hour: number): { light: string; dark: string; isNight: boolean } {
  const isNight = hour < dawn || (hour >= dusk && hour < 24 + dawn);
  const at = hour < dawn ? hour + 24 : isNight ? hour : hour % 24;
  const [light, dark] = groundBetween(isNight ? nights : days, at);
  return { light, dark, isNight };
}

function groundBetween(grounds: readonly Ground[], hour: number): [light: string, dark: string] {
  const next = Math.max(
    1,
    grounds.findIndex(([from]) => from >= hour),
  );
  const [one, other] = [grounds[next - 1], grounds[next]] as [Ground, Ground];
  const share = (hour - one[0]) / (other[0] - one[0]);
  return [mix(one[1], other[1], share), mix(one[2], other[2], share)];
}

/** The color of the dark theme's land until each hour. It stands out, because every ground is darker. */
const nightLands: readonly (readonly [until: number, color: string])[] = [
  [9.5, '#5c3a72'],
  [16, '#343f85'],
  [dusk, '#6d3546'],
  [24 + dawn, '#343f85'],
];

/** The land of the dark theme under the steps of a band: indigo, wine or plum, by its hour. */
export const nightLandAt = (hour: number): string =>
  nightLands.find(([until]) => hour < until)?.[1] as string;

/** The hours at the start and at the end of a band. */
export type BandHours = readonly [from: number, to: number];

/**
 * Shares the hours of a page among its bands. A band is in the day or in the night: none has the
 * dusk or the dawn inside, where text could be neither light nor dark.
 */
export function shareHours(from: number, to: number, count: number): BandHours[] {
  const at = (index: number) => from + ((to - from) * index) / count;
  return Array.from({ length: count }, (_, index) => {
    const [start, end] = [at(index), at(index + 1)];
    const limit = [dawn, dusk, 24 + dawn].find((hour) => start < hour && hour <= end);
    return [start, limit === undefined ? end : limit - 0.01];
  });
}

/** The custom properties of a band's ground, which `band` in components/band.css.ts reads. */
export function groundVariables([from, to]: BandHours): Record<string, string> {
  const [start, end] = [groundAt(from), groundAt(to)];
  return {
    '--a': `light-dark(${start.light},${start.dark})`,
    '--b': `light-dark(${end.light},${end.dark})`,
  };
}

/** How many hours after its opening a page ends, unless it says otherwise. */
export const laterThan = 4;

/** Whether text on a page's sky is light, in the light theme too. */
export const isNight = (hour: number): boolean => skyAt(hour % 24, 'light').isDark;
