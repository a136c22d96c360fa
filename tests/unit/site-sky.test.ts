import { expect, test } from 'vitest';
import { contrast } from '../../site/embed-builder/script/contrast.ts';
import { palette } from '../../site/style/palette.ts';
import { skyAt, skyVariables, tintAt } from '../../site/style/sky.ts';
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

test('text is readable on the tint of each hour', () => {
  for (const hour of hours) {
    for (const [index, tint] of tintAt(hour).entries()) {
      for (const name of ['color-ink', 'color-ink-soft', 'color-link', 'color-danger'] as const) {
        expect(
          contrast(valuesOf(name)[index] ?? '', tint),
          `${name} on ${tint} at ${hour}`,
        ).toBeGreaterThanOrEqual(4.5);
      }
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
