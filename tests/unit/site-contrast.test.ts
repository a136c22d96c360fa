import { describe, expect, test } from 'vitest';
import type { Settings } from '../../site/content/embed/settings.ts';
import { contrast, isHex, mix, nearest, pressed } from '../../site/scripts/builder/contrast.ts';
import { type Defaults, tokensOf, warningsOf } from '../../site/scripts/builder/look.ts';

describe('contrast', () => {
  test('is what WCAG says of black, white and a grey that just passes', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#ffffff', '#ffffff')).toBe(1);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  test('does not depend on which comes first', () => {
    expect(contrast('#5b21b6', '#fdfaf3')).toBe(contrast('#fdfaf3', '#5b21b6'));
  });

  test('is measured of six digits only', () => {
    expect(['#5b21b6', '#5B21B6'].every(isHex)).toBe(true);
    expect(['5b21b6', '#5b2', '#5b21b', '#5b21b6;', 'red', ''].some(isHex)).toBe(false);
  });

  test('the nearest colour that passes is the colour itself where it does', () => {
    expect(nearest('#5b21b6', () => true)).toBe('#5b21b6');
  });

  test('the nearest colour that passes has the least black or white in it', () => {
    const found = nearest('#ffd700', (value) => contrast(value, '#ffffff') >= 3) ?? '';
    expect(contrast(found, '#ffffff')).toBeGreaterThanOrEqual(3);
    expect(contrast(found, '#ffffff')).toBeLessThan(3.2);
    expect(nearest('#ffd700', () => false)).toBeUndefined();
  });

  test('a button under the pointer is further from its text, not nearer', () => {
    for (const [button, text] of [
      ['#5b21b6', '#ffffff'],
      ['#ffd700', '#000000'],
    ] as const)
      expect(contrast(pressed(button, text), text)).toBeGreaterThan(contrast(button, text));
  });

  test('half of black and white is grey', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  });
});

const defaults: Defaults = {
  light: {
    action: '#005959',
    'action-hover': '#004747',
    'on-action': '#ffffff',
    surface: '#ffffff',
    ink: '#032c34',
    'ink-soft': '#3c585f',
    link: '#035e63',
    danger: '#b00727',
    field: '#617980',
    selected: '#e9f0ee',
    focus: '#4e3baa',
  },
  dark: {
    action: '#67d2cc',
    'action-hover': '#87e4de',
    'on-action': '#051a21',
    surface: '#0d272e',
    ink: '#f4f0e7',
    'ink-soft': '#aec2c3',
    link: '#72d8d7',
    danger: '#f8a4a1',
    field: '#728b90',
    selected: '#15363b',
    focus: '#cbcbfe',
  },
};

const ours = {
  theme: 'auto',
  corners: 'round',
  'action-light': '#005959',
  'action-dark': '#67d2cc',
  'on-action-light': '#ffffff',
  'on-action-dark': '#051a21',
  'surface-light': '#ffffff',
  'surface-dark': '#0d272e',
  'ink-light': '#032c34',
  'ink-dark': '#f4f0e7',
} as Settings;

const failing = (settings: Partial<Settings>) =>
  warningsOf({ ...ours, ...settings }, defaults).map(
    ({ scheme, pair }) => `${scheme}: ${pair ?? 'ours'}`,
  );

describe('the warnings', () => {
  test('our own look has none', () => {
    expect(failing({})).toEqual([]);
    expect(tokensOf(ours, defaults)).toEqual({});
  });

  test('text on a button is held to 4.5, and the button itself to 3', () => {
    expect(failing({ theme: 'light', 'action-light': '#ffd700' })).toEqual([
      'light: action/surface',
      'light: on-action/action',
    ]);
    expect(failing({ theme: 'light', 'action-light': '#808080' })).toEqual([
      'light: on-action/action',
    ]);
  });

  test('text that is too pale for the card is named', () => {
    expect(failing({ theme: 'light', 'ink-light': '#999999' })).toEqual(['light: ink/surface']);
  });

  test('text that can be read on the card, and not on a chosen answer, is named', () => {
    expect(failing({ theme: 'light', 'ink-light': '#767676' })).toEqual(['light: ink/selected']);
  });

  test('a card on which our hints and errors are lost is named once', () => {
    const found = warningsOf({ ...ours, theme: 'light', 'surface-light': '#888888' }, defaults);
    expect(found.filter(({ colour }) => colour === 'surface')).toHaveLength(1);
  });

  test('both themes are looked at where the page decides, and one where the partner does', () => {
    const both: Partial<Settings> = { 'on-action-light': '#005959', 'on-action-dark': '#67d2cc' };
    expect(failing(both)).toEqual(['light: on-action/action', 'dark: on-action/action']);
    expect(failing({ ...both, theme: 'dark' })).toEqual(['dark: on-action/action']);
  });

  test('what each one offers mends it', () => {
    const wrong: Partial<Settings>[] = [
      { 'action-light': '#ffd700', 'action-dark': '#222222' },
      { 'ink-light': '#cccccc', 'ink-dark': '#333333' },
      { 'surface-light': '#777777', 'surface-dark': '#999999' },
      { 'on-action-light': '#126161' },
    ];
    for (const settings of wrong) {
      let mended = { ...ours, ...settings };
      for (let round = 0; round < 4; round += 1)
        for (const { colour, scheme, instead } of warningsOf(mended, defaults))
          mended = { ...mended, [`${colour}-${scheme}`]: instead };
      expect(warningsOf(mended, defaults)).toEqual([]);
    }
  });

  test('a button that is the partner’s by day and ours by night is pointed out', () => {
    expect(failing({ 'action-light': '#5b21b6' })).toEqual(['dark: ours']);
    expect(failing({ 'action-light': '#5b21b6', theme: 'light' })).toEqual([]);
  });
});

describe('the tokens', () => {
  test('a button’s colour brings its hover, the links and what is chosen with it', () => {
    const tokens = tokensOf({ ...ours, theme: 'light', 'action-light': '#5b21b6' }, defaults);
    expect(Object.keys(tokens)).toEqual([
      'color-action',
      'color-action-hover',
      'color-link',
      'color-selected',
    ]);
    expect(tokens['color-action']).toBe('#5b21b6');
  });

  test('where the page decides on the theme both are written, ours where it was left alone', () => {
    const tokens = tokensOf({ ...ours, 'action-light': '#5b21b6' }, defaults);
    expect(tokens['color-action']).toBe('light-dark(#5b21b6, #67d2cc)');
    expect(tokens['color-action-hover']).toMatch(/^light-dark\(#\w{6}, #87e4de\)$/);
  });

  test('links can be read on the card, whatever the button', () => {
    const tokens = tokensOf({ ...ours, theme: 'light', 'action-light': '#ffd700' }, defaults);
    expect(contrast(tokens['color-link'] ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });

  test('fields are as the card', () => {
    const tokens = tokensOf({ ...ours, theme: 'dark', 'surface-dark': '#111111' }, defaults);
    expect(tokens['color-field-background']).toBe('#111111');
  });

  test('what is no colour is left out', () => {
    expect(tokensOf({ ...ours, 'ink-light': '#12' }, defaults)).toEqual({});
  });
});
