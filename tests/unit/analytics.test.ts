import { expect, test } from 'vitest';
import { analyticsOf } from '../../site/content/analytics.ts';

test('visits are counted by the script that ANALYTICS names, and by nothing without it', () => {
  expect(analyticsOf('')).toBeUndefined();
  expect(analyticsOf('plausible:https://stats.example')).toEqual({
    script: 'https://stats.example/js/script.js',
    host: 'stats.example',
  });
});

test.each(['google', 'plausible:http://stats.example', 'plausible:https://'])(
  'ANALYTICS=%s is refused with what to write instead',
  (setting) => {
    expect(() => analyticsOf(setting)).toThrow(
      `ANALYTICS is "${setting}". Set it to plausible:https://HOST/js/script.js, or leave it out.`,
    );
  },
);
