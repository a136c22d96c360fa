import { describe, expect, test } from 'vitest';
import {
  defaultColors,
  initialSettings,
} from '../../site/embed-builder/content/initial-settings.ts';
import type { Settings } from '../../site/embed-builder/content/settings.ts';
import {
  contrast,
  hoverShade,
  isHex,
  nearestPassing,
} from '../../site/embed-builder/script/contrast.ts';
import { tokensOf, warningsOf } from '../../site/embed-builder/script/theme.ts';
import { mix } from '../../site/style/mix.ts';

describe('contrast', () => {
  test('the contrast of two colors matches the WCAG examples', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#ffffff', '#ffffff')).toBe(1);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  test('the contrast of two colors does not depend on their order', () => {
    expect(contrast('#5b21b6', '#fdfaf3')).toBe(contrast('#fdfaf3', '#5b21b6'));
  });

  test('the contrast is known only for hex colors with six digits', () => {
    expect(['#5b21b6', '#5B21B6'].every(isHex)).toBe(true);
    expect(['5b21b6', '#5b2', '#5b21b', '#5b21b6;', 'red', ''].some(isHex)).toBe(false);
  });

  test('a color that has enough contrast stays', () => {
    expect(nearestPassing('#5b21b6', () => true)).toBe('#5b21b6');
  });

  test('a color without enough contrast is mixed with as little black or white as possible', () => {
    const found = nearestPassing('#ffd700', (value) => contrast(value, '#ffffff') >= 3) ?? '';
    expect(contrast(found, '#ffffff')).toBeGreaterThanOrEqual(3);
    expect(contrast(found, '#ffffff')).toBeLessThan(3.2);
    expect(nearestPassing('#ffd700', () => false)).toBeUndefined();
  });

  test('the hover color has more contrast with the text', () => {
    for (const [button, text] of [
      ['#5b21b6', '#ffffff'],
      ['#ffd700', '#000000'],
    ] as const)
      expect(contrast(hoverShade(button, text), text)).toBeGreaterThan(contrast(button, text));
  });

  test('black and white mix to gray', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  });
});

const failing = (settings: Partial<Settings>) =>
  warningsOf({ ...initialSettings, ...settings }, defaultColors).map(
    ({ scheme, pair }) => `${scheme}: ${pair ?? 'ours'}`,
  );

describe('the warnings', () => {
  test('there are no warnings for the default colors', () => {
    expect(failing({})).toEqual([]);
    expect(tokensOf(initialSettings, defaultColors)).toEqual({});
  });

  test('the warnings require 4.5 for button text and 3 for the button itself', () => {
    expect(failing({ theme: 'light', 'action-light': '#ffd700' })).toEqual([
      'light: action/surface',
      'light: on-action/action',
    ]);
    expect(failing({ theme: 'light', 'action-light': '#808080' })).toEqual([
      'light: on-action/action',
    ]);
  });

  test('the warnings report text that is too pale for the card', () => {
    expect(failing({ theme: 'light', 'ink-light': '#999999' })).toEqual(['light: ink/surface']);
  });

  test('the warnings report text that is too pale only on a selected answer', () => {
    expect(failing({ theme: 'light', 'ink-light': '#767676' })).toEqual(['light: ink/selected']);
  });

  test('the warnings report a card that fails with hints and errors once', () => {
    const found = warningsOf(
      { ...initialSettings, theme: 'light', 'surface-light': '#888888' },
      defaultColors,
    );
    expect(found.filter(({ color }) => color === 'surface')).toHaveLength(1);
  });

  test('the warnings check both schemes for the theme auto, and one otherwise', () => {
    const both: Partial<Settings> = {
      'on-action-light': defaultColors.light.action,
      'on-action-dark': defaultColors.dark.action,
    };
    expect(failing(both)).toEqual(['light: on-action/action', 'dark: on-action/action']);
    expect(failing({ ...both, theme: 'dark' })).toEqual(['dark: on-action/action']);
  });

  test('the warnings suggest colors that fix the problem', () => {
    const wrong: Partial<Settings>[] = [
      { 'action-light': '#ffd700', 'action-dark': '#222222' },
      { 'ink-light': '#cccccc', 'ink-dark': '#333333' },
      { 'surface-light': '#777777', 'surface-dark': '#999999' },
      { 'on-action-light': '#126161' },
    ];
    for (const settings of wrong) {
      let fixed = { ...initialSettings, ...settings };
      for (let round = 0; round < 4; round += 1)
        for (const { color, scheme, suggestion } of warningsOf(fixed, defaultColors))
          fixed = { ...fixed, [`${color}-${scheme}`]: suggestion };
      expect(warningsOf(fixed, defaultColors)).toEqual([]);
    }
  });

  test('the warnings report a button color that was changed in the light scheme only', () => {
    expect(failing({ 'action-light': '#5b21b6' })).toEqual(['dark: ours']);
    expect(failing({ 'action-light': '#5b21b6', theme: 'light' })).toEqual([]);
  });
});

describe('the tokens', () => {
  test('a button color also changes hover, links and selected answers', () => {
    const tokens = tokensOf(
      { ...initialSettings, theme: 'light', 'action-light': '#5b21b6' },
      defaultColors,
    );
    expect(Object.keys(tokens)).toEqual([
      'color-action',
      'color-action-hover',
      'color-link',
      'color-selected',
    ]);
    expect(tokens['color-action']).toBe('#5b21b6');
  });

  test('the theme auto writes both schemes, with defaults for unchanged colors', () => {
    const tokens = tokensOf({ ...initialSettings, 'action-light': '#5b21b6' }, defaultColors);
    const { dark } = defaultColors;
    expect(tokens['color-action']).toBe(`light-dark(#5b21b6, ${dark.action})`);
    expect(tokens['color-action-hover']).toMatch(/^light-dark\(#\w{6}, #\w{6}\)$/);
    expect(tokens['color-action-hover']).toContain(dark['action-hover']);
  });

  test('links are readable on the card with any button color', () => {
    const tokens = tokensOf(
      { ...initialSettings, theme: 'light', 'action-light': '#ffd700' },
      defaultColors,
    );
    expect(contrast(tokens['color-link'] ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });

  test('fields have the color of the card', () => {
    const tokens = tokensOf(
      { ...initialSettings, theme: 'dark', 'surface-dark': '#111111' },
      defaultColors,
    );
    expect(tokens['color-field-background']).toBe('#111111');
  });

  test('invalid colors are left out', () => {
    expect(tokensOf({ ...initialSettings, 'ink-light': '#12' }, defaultColors)).toEqual({});
  });
});
