import { expect, test } from 'vitest';
import { contrast } from '../../site/embed-builder/script/contrast.ts';
import {
  beforeDawn,
  dangerOnNight,
  folder,
  inkOnPaper,
  labelOnHill,
  nightFooter,
  orbs,
  palette,
  paper,
  reviewed,
  softOnGround,
  softOnNight,
  unlit,
} from '../../site/style/palette.ts';
import {
  dawn,
  dusk,
  groundAt,
  groundVariables,
  nightLandAt,
  shareHours,
  skyAt,
  skyVariables,
} from '../../site/style/sky.ts';
import { tokens } from '../../widgets/kit/style/tokens.ts';

const hours = Array.from({ length: 24 * 12 + 1 }, (_, step) => step / 12);

/** The values of a token in the light and in the dark theme. */
const valuesOf = (name: keyof typeof tokens) =>
  /light-dark\((.+), (.+)\)/.exec(tokens[name])?.slice(1) as [string, string];

const soft = { light: '#1f444c', dark: '#c4d6d6' };

test.each(['light', 'dark'] as const)(
  'text is readable on the sky at each hour of the %s theme',
  (scheme) => {
    const own = scheme === 'light' ? 0 : 1;
    for (const hour of hours) {
      const { sky, horizon, isDark } = skyAt(hour, scheme);
      // After dark, and in the dark theme, the tokens of dark panels or of the dark theme apply.
      const inks =
        scheme === 'light' && isDark
          ? [palette['on-night'], soft.dark]
          : [valuesOf('color-ink')[own], soft[scheme]];
      const action = scheme === 'light' && isDark ? palette.sun : valuesOf('color-action')[own];
      for (const ground of [sky, horizon]) {
        for (const ink of inks)
          expect(
            contrast(ink as string, ground),
            `${ink} on ${ground} at ${hour}`,
          ).toBeGreaterThanOrEqual(4.5);
        expect(contrast(action as string, ground), `a button at ${hour}`).toBeGreaterThanOrEqual(3);
      }
    }
  },
);

test.each(['light', 'dark'] as const)(
  'text is readable on the ground of each hour of the %s theme',
  (scheme) => {
    const own = scheme === 'light' ? 0 : 1;
    const softs = softOnGround.match(/#\w+/g) as string[];
    for (const hour of hours) {
      const ground = groundAt(hour);
      const isNight = ground.isNight;
      const inks = isNight
        ? [palette['on-night'], softOnNight]
        : [valuesOf('color-ink')[own], softs[own]];
      const action = isNight ? palette.sun : valuesOf('color-action')[own];
      for (const ink of inks)
        expect(
          contrast(ink as string, ground[scheme]),
          `${ink} on ${ground[scheme]} at ${hour}`,
        ).toBeGreaterThanOrEqual(4.5);
      expect(contrast(action as string, ground[scheme]), `${hour}`).toBeGreaterThanOrEqual(3);
    }
  },
);

test('text is readable on the hill of each hour', () => {
  for (const hour of hours)
    for (const scheme of ['light', 'dark'] as const)
      for (const ink of [palette['on-night'], softOnNight, labelOnHill])
        expect(
          contrast(ink, skyAt(hour, scheme).ground),
          `${ink} at ${hour}, ${scheme}`,
        ).toBeGreaterThanOrEqual(4.5);
});

test('in the dark theme, text is readable on the land under steps, which stands out from each sky', () => {
  const skies = [...hours.map((hour) => groundAt(hour).dark), /(#\w+)\)\)$/.exec(beforeDawn)?.[1]];
  for (const land of new Set(hours.map(nightLandAt))) {
    for (const sky of skies)
      expect(contrast(land, sky as string), `${land} on ${sky}`).toBeGreaterThanOrEqual(1.4);
    for (const ink of [palette['on-night'], softOnNight, labelOnHill])
      expect(contrast(ink, land), `${ink} on ${land}`).toBeGreaterThanOrEqual(4.5);
  }
});

test('text is readable on the first sun and on the first moon of the steps', () => {
  for (const orb of orbs.protea.match(/#\w+/g) ?? [])
    expect(contrast(palette['on-night'], orb), orb).toBeGreaterThanOrEqual(4.5);
});

test('text is readable on each paper, in both themes', () => {
  for (const value of [...Object.values(paper), folder, reviewed])
    for (const [scheme, ground] of (value.match(/#\w+/g) ?? []).entries()) {
      const full = ground.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');
      for (const ink of [inkOnPaper.match(/#\w+/g)?.[scheme], valuesOf('color-ink')[scheme]])
        expect(contrast(ink as string, full), `${ink} on ${full}`).toBeGreaterThanOrEqual(4.5);
    }
});

test('hours that are drawn as bars stand out from their ground, in both themes', () => {
  const { sun, night, lagoon, protea } = palette;
  for (const [bar, ground] of [
    [sun, night],
    [lagoon, night],
    [protea, sun],
    ...(unlit.match(/#\w+/g) ?? []).map((value) => [sun, value] as const),
    // Spans of weeks have the colors of their papers by day, on the grounds of the dark theme.
    ...[paper.dusk, paper.clay, paper.lagoon, paper.sun].flatMap((value) =>
      hours.map((hour) => [value.slice(11, 18), groundAt(hour).dark] as const),
    ),
    // The frame of shared hours has its red of the light theme in both themes.
    [valuesOf('color-danger')[0], sun],
  ] as const)
    expect(contrast(bar, ground), `${bar} on ${ground}`).toBeGreaterThanOrEqual(3);
});

test('in the dark theme, text is readable on the footer', () => {
  for (const ink of [palette['on-night'], palette['on-night-soft'], dangerOnNight])
    expect(contrast(ink, nightFooter.slice(-8, -1)), ink).toBeGreaterThanOrEqual(4.5);
});

test('no band has the dusk or the dawn inside, and each begins where the one before ends', () => {
  for (const [from, to] of [
    [5.75, 9.75],
    [18.9, 22.9],
    [23, 31],
    [2, 8],
  ] as const) {
    const bands = shareHours(from, to, 9);
    expect(bands[0]?.[0]).toBe(from);
    for (const [index, [start, end]] of bands.entries()) {
      expect(groundAt(start).isNight, `${start} and ${end}`).toBe(groundAt(end).isNight);
      if (index > 0) expect(start - (bands[index - 1]?.[1] ?? 0)).toBeLessThan((to - from) / 9);
    }
  }
});

const channels = (color: string) =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

const farthest = (one: string, other: string) =>
  Math.max(...channels(one).map((channel, at) => Math.abs(channel - (channels(other)[at] ?? 0))));

test.each(['light', 'dark'] as const)(
  'in the %s theme the sky and the ground change step by step, but for dawn and dusk',
  (scheme) => {
    const isSudden = (hour: number) =>
      [dawn, dusk].some((change) => Math.abs(change - hour) < 1 / 6);
    for (const hour of hours.slice(1).filter((hour) => !isSudden(hour))) {
      const before = hour - 1 / 12;
      const [sky, earlier] = [skyAt(hour, scheme), skyAt(before, scheme)];
      for (const part of ['sky', 'horizon', 'ground'] as const)
        expect(farthest(sky[part], earlier[part]), `${part} at ${hour}`).toBeLessThan(12);
      expect(
        farthest(groundAt(hour)[scheme], groundAt(before)[scheme]),
        `ground at ${hour}`,
      ).toBeLessThan(12);
    }
  },
);

test('the ground of a band begins where the one before ends, in both themes', () => {
  const bands = shareHours(8, 16, 6).map(groundVariables);
  for (const [index, { '--a': start }] of bands.entries())
    if (index > 0) expect(start).toBe(bands[index - 1]?.['--b']);
  const { light, dark } = groundAt(8);
  expect(bands[0]?.['--a']).toBe(`light-dark(${light},${dark})`);
});

test('the sun is highest around noon, and the moon rises after dusk', () => {
  const height = (hour: number) => Number(skyVariables(hour)['--height']);
  expect(height(12.5)).toBeGreaterThan(0.99);
  expect(height(6)).toBeLessThan(0.15);
  expect(height(0.5)).toBeGreaterThan(0.9);
  expect(skyVariables(23)['--disc']).toBe('var(--on-night)');
  expect(skyVariables(10)['--disc']).toBe('');
});
