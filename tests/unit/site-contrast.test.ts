import { describe, expect, test } from 'vitest';
import type { Settings } from '../../site/embed-builder/content/settings.ts';
import {
  contrast,
  isHex,
  mix,
  nearest,
  pressed,
} from '../../site/embed-builder/script/contrast.ts';
import { tokensOf, warningsOf } from '../../site/embed-builder/script/look.ts';
import { atFirst, ownLooks } from '../../site/embed-builder/section/builder-settings.ts';

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

const failing = (settings: Partial<Settings>) =>
  warningsOf({ ...atFirst, ...settings }, ownLooks).map(
    ({ scheme, pair }) => `${scheme}: ${pair ?? 'ours'}`,
  );

describe('the warnings', () => {
  test('our own look has none', () => {
    expect(failing({})).toEqual([]);
    expect(tokensOf(atFirst, ownLooks)).toEqual({});
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
    const found = warningsOf({ ...atFirst, theme: 'light', 'surface-light': '#888888' }, ownLooks);
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
      let mended = { ...atFirst, ...settings };
      for (let round = 0; round < 4; round += 1)
        for (const { colour, scheme, instead } of warningsOf(mended, ownLooks))
          mended = { ...mended, [`${colour}-${scheme}`]: instead };
      expect(warningsOf(mended, ownLooks)).toEqual([]);
    }
  });

  test('a button that is the partner’s by day and ours by night is pointed out', () => {
    expect(failing({ 'action-light': '#5b21b6' })).toEqual(['dark: ours']);
    expect(failing({ 'action-light': '#5b21b6', theme: 'light' })).toEqual([]);
  });
});

describe('the tokens', () => {
  test('a button’s colour brings its hover, the links and what is chosen with it', () => {
    const tokens = tokensOf({ ...atFirst, theme: 'light', 'action-light': '#5b21b6' }, ownLooks);
    expect(Object.keys(tokens)).toEqual([
      'color-action',
      'color-action-hover',
      'color-link',
      'color-selected',
    ]);
    expect(tokens['color-action']).toBe('#5b21b6');
  });

  test('where the page decides on the theme both are written, ours where it was left alone', () => {
    const tokens = tokensOf({ ...atFirst, 'action-light': '#5b21b6' }, ownLooks);
    expect(tokens['color-action']).toBe('light-dark(#5b21b6, #67d2cc)');
    expect(tokens['color-action-hover']).toMatch(/^light-dark\(#\w{6}, #87e4de\)$/);
  });

  test('links can be read on the card, whatever the button', () => {
    const tokens = tokensOf({ ...atFirst, theme: 'light', 'action-light': '#ffd700' }, ownLooks);
    expect(contrast(tokens['color-link'] ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });

  test('fields are as the card', () => {
    const tokens = tokensOf({ ...atFirst, theme: 'dark', 'surface-dark': '#111111' }, ownLooks);
    expect(tokens['color-field-background']).toBe('#111111');
  });

  test('what is no colour is left out', () => {
    expect(tokensOf({ ...atFirst, 'ink-light': '#12' }, ownLooks)).toEqual({});
  });
});
