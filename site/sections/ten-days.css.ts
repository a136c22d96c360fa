import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { space, text } from '../components/scale.ts';

export const form = style({ display: 'grid', gap: space[32] });

/** Sets `display` only where scripts run: otherwise it would override that of `scriptOnly`. */
export const tools = style({
  '@media': {
    'screen and (scripting: enabled)': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      gap: space[16],
    },
  },
});

export const progress = style({
  minBlockSize: '48px',
  marginInlineStart: 'auto',
  alignContent: 'center',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});

export const days = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `2px solid ${token('color-ink')}`,
});

export const day = style({
  display: 'grid',
  gap: `${space[8]} ${space[24]}`,
  paddingBlock: space[16],
  borderBlockEnd: `1px solid ${token('color-line')}`,
  breakInside: 'avoid',
  '@media': {
    '(width > 720px)': { gridTemplateColumns: '10em 1fr 1fr', alignItems: 'start' },
    print: { gridTemplateColumns: '8em 1fr 1fr', paddingBlock: space[8] },
  },
});

export const name = style({ fontSize: text.h3, lineHeight: '30px' });

export const date = style({ color: token('color-ink-soft'), fontSize: text.small });

export const task = style({
  display: 'flex',
  gap: space[12],
  minBlockSize: '44px',
  cursor: 'pointer',
});

export const box = style({
  flex: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  margin: '3px 0 0',
  accentColor: token('color-action'),
  cursor: 'pointer',
});

export const side = style({
  display: 'block',
  color: token('color-ink-soft'),
  fontSize: text.small,
  fontWeight: 600,
});

globalStyle(`${task}:has(:checked) ${side} + span`, {
  color: token('color-ink-soft'),
  textDecoration: 'line-through',
});

/** The button prints the list alone, on one page; the browser's own command prints the whole page. */
const printed = `body:has(> main ${form}[data-printed])`;
globalStyle(
  `${printed} > :not(main), ${printed} > main > :not(:has(${form})), ${printed} > main > div > :not(:has(${form}))`,
  { '@media': { print: { display: 'none' } } },
);
globalStyle(`${printed} section`, { '@media': { print: { padding: 0 } } });
