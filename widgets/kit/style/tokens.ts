/**
 * All design tokens with their default values. A host overrides one by setting `--hire-<name>` on
 * `:root` or on the tag. WCAG contrast ratios, light and dark: ink on paper 14.25 and 15.70, action
 * with its text 8.16 and 9.92, field borders at least 4.0.
 */
export const tokens = {
  'color-paper': 'light-dark(#fdfaf3, #051a21)',
  'color-surface': 'light-dark(#fff, #0d272e)',
  'color-tint': 'light-dark(#f7efe0, #082229)',
  'color-ink': 'light-dark(#032c34, #f4f0e7)',
  'color-ink-soft': 'light-dark(#395459, #aec2c3)',
  'color-line': 'light-dark(#ddd7c9, #2b4147)',
  'color-field': 'light-dark(#617980, #728b90)',
  'color-field-background': 'light-dark(#fff, #0d272e)',
  'color-action': 'light-dark(#005959, #67d2cc)',
  'color-action-hover': 'light-dark(#004747, #87e4de)',
  'color-on-action': 'light-dark(#fff, #051a21)',
  'color-link': 'light-dark(#035e63, #72d8d7)',
  'color-danger': 'light-dark(#b00727, #f8a4a1)',
  'color-danger-background': 'light-dark(#fef0ef, #451e1d)',
  'color-ok': 'light-dark(#15632f, #83dc97)',
  'color-focus': 'light-dark(#4e3baa, #cbcbfe)',
  'color-selected': 'light-dark(#e9f0ee, #15363b)',
  'color-sun': '#feb93b',
  'color-glow': '#c63118',
  'color-backdrop': 'rgb(3 26 33 / .6)',
  font: 'inherit',
  'font-heading': 'inherit',
  'font-size': '17px',
  'font-size-small': '15px',
  'font-size-heading': '26px',
  'font-weight-label': '600',
  'font-weight-heading': '700',
  'line-height': '1.6',
  'radius-field': '14px',
  'radius-card': '24px',
  'radius-button': '999px',
  'border-field': '2px',
  'border-card': '1px',
  'height-control': '48px',
  'space-card': '28px',
  'space-field': '20px',
  'shadow-card': 'none',
  'shadow-floating': '0 2px 0 rgb(3 44 52 / .08), 0 18px 40px -12px rgb(3 44 52 / .45)',
  'ring-width': '3px',
  'ring-offset': '3px',
  'duration-state': '150ms',
  'duration-panel': '240ms',
  ease: 'cubic-bezier(.2, .7, .2, 1)',
} as const;

export type Token = keyof typeof tokens;

/** A token's value for a style: `color: token('color-ink')`. */
export const token = (name: Token): string => `var(--h-${name})`;
