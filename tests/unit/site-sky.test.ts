import { expect, test } from 'vitest';
import { contrast } from '../../site/embed-builder/script/contrast.ts';
import { labelOnHill, palette, softOnGround, softOnNight } from '../../site/style/palette.ts';
import { groundAt, shareHours, skyAt, skyVariables } from '../../site/style/sky.ts';
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

test('the sun is highest around noon, and the moon rises after dusk', () => {
  const height = (hour: number) => Number(skyVariables(hour)['--height']);
  expect(height(12.5)).toBeGreaterThan(0.99);
  expect(height(6)).toBeLessThan(0.15);
  expect(height(0.5)).toBeGreaterThan(0.9);
  expect(skyVariables(23)['--disc']).toBe('var(--on-night)');
  expect(skyVariables(10)['--disc']).toBe('');
});
