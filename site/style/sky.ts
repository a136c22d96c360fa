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
  [7, ['#f5c5b4', '#ffdfae', '#c63118'], ['#3b2731', '#4f3a2a', '#3a130c']],
  [9, ['#cdebe2', '#fdeec9', '#1d7f80'], ['#12343a', '#3a3d2f', '#06222a']],
  [12, ['#8edcd6', '#d8f3ea', '#0f6a70'], ['#0c3f44', '#1a5152', '#062a2f']],
  [15, ['#9be0d6', '#ffe9b0', '#1d7f80'], ['#10403f', '#4a4427', '#082b2c']],
  [16, ['#f1e6c4', '#ffdf9c', '#8a5a2a'], ['#33341f', '#4e3f1c', '#1d1a0c']],
  [17, ['#ffd07a', '#feb93b', '#c63118'], ['#4a3512', '#5e3d0f', '#3a130c']],
  [18.5, ['#f7b491', '#feb93b', '#8a2f4a'], ['#4d2a1e', '#5c3a10', '#2c1019']],
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

function mix(one: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [one, other].map((color) => Number.parseInt(color.slice(at, at + 2), 16)) as [
      number,
      number,
    ];
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

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

/** The background of a page's tinted sections at an hour: pale, with a share of the sky's color. */
export function tintAt(hour: number): readonly [light: string, dark: string] {
  const [light, dark] = [skyAt(hour, 'light'), skyAt(hour, 'dark')];
  return [
    light.isDark ? mix('#f1f4fb', light.sky, 0.08) : mix('#fdfaf3', light.sky, 0.28),
    mix('#051a21', dark.sky, 0.5),
  ];
}

/** The hour at the end of a page: four hours on. */
export const laterThan = (hour: number): number => (hour + 4) % 24;

/** Whether text on a page's sky is light, in the light theme too. */
export const isNight = (hour: number): boolean => skyAt(hour, 'light').isDark;
