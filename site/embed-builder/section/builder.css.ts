import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../../widgets/kit/style/tokens.ts';
import { control, FIELD_SIZE, twoInARow } from '../../components/fields.css.ts';
import { box, centered, cluster, columnsOf, fill, stack } from '../../style/layout.ts';
import { cardLook, softLook } from '../../style/looks.ts';
import { above, mono, radius, space, text, upTo } from '../../style/scale.ts';

const wide = above.bar;

export const root = style(stack(space[32]));

export const needsScripts = style({
  maxInlineSize: '46em',
  '@media': { '(scripting: enabled)': { display: 'none' } },
});

/** Also shown if the script failed to load. */
globalStyle(`${root}:has([data-failed]) > ${needsScripts}`, { display: 'block' });

export const form = style(columnsOf('minmax(0, 1fr)', space[32]));

/** On wide screens the preview sticks beside the controls, within their height. */
export const fieldsAndPreview = style({
  ...columnsOf('minmax(0, 1fr)', space[32]),
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: space[48] },
  },
});

globalStyle(`${form}[data-failed]`, { display: 'none' });
globalStyle(`${form} [hidden]`, { display: 'none' });

export const controls = style({ ...stack(space[32]), alignContent: 'start' });

/** Hidden until the script has loaded: without it, the button does nothing. */
export const toCode = style({ justifySelf: 'start' });
globalStyle(`${form}:not([data-ready]) ${toCode}`, { visibility: 'hidden' });

export const colors = style({
  ...stack(space[16]),
  '@media': { [twoInARow]: { gridColumn: '1 / -1' } },
});

export const color = style(columnsOf('repeat(auto-fit, minmax(min(168px, 100%), 1fr))', space[8]));
globalStyle(`${color} > legend`, {
  marginBlockEnd: space[4],
  padding: 0,
  fontSize: text.small,
  fontWeight: 600,
});

export const swatch = style({
  ...columnsOf('2.75em 44px minmax(0, 1fr)'),
  alignItems: 'center',
  ...softLook,
});
globalStyle(`${swatch} > [type=color]`, {
  ...box('44px'),
  padding: '4px',
  border: `2px solid ${token('color-field')}`,
  borderInlineEnd: 0,
  borderStartStartRadius: radius.field,
  borderEndStartRadius: radius.field,
  backgroundColor: token('color-field-background'),
  cursor: 'pointer',
});

export const hex = style([
  control,
  {
    minBlockSize: '44px',
    paddingInline: space[8],
    borderStartStartRadius: 0,
    borderEndStartRadius: 0,
    fontFamily: mono,
    fontSize: FIELD_SIZE,
    selectors: { '&[aria-invalid=true]': { borderColor: token('color-danger') } },
  },
]);

export const preview = style({
  ...stack(space[12]),
  alignSelf: 'start',
  '@media': { [wide]: { position: 'sticky', insetBlockStart: space[24] } },
});

export const messages = style({
  ...stack(space[8]),
  '@media': { [twoInARow]: { gridColumn: '1 / -1' } },
});

export const translation = style({
  ...stack(space[8]),
  '@media': { [twoInARow]: { gridColumn: '1 / -1' } },
});

globalStyle(`${messages} > div`, {
  ...cluster(`${space[8]} ${space[16]}`, 'center'),
  justifyContent: 'space-between',
  padding: `${space[12]} ${space[16]}`,
  borderInlineStart: '4px solid',
  borderRadius: radius.field,
  ...fill(token('color-danger-background'), token('color-danger')),
  fontSize: text.small,
});
globalStyle(`${messages} > div:not(:has(strong))`, fill(token('color-surface'), token('color-ok')));
globalStyle(`${messages} span`, { flex: '1 1 16em' });
globalStyle(`${messages} button`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '44px',
  paddingInline: space[16],
  border: '2px solid currentColor',
  borderRadius: radius.pill,
  ...fill(token('color-surface'), token('color-ink')),
  fontWeight: 600,
  cursor: 'pointer',
});
globalStyle(`${messages} i`, {
  forcedColorAdjust: 'none',
  ...box('20px'),
  border: `1px solid ${token('color-ink')}`,
  borderRadius: '50%',
});

export const codeOptions = style(stack(space[24]));

export const bar = style({ ...cluster(space[16], 'center'), justifyContent: 'space-between' });

export const code = style(columnsOf('minmax(0, 1fr)', space[32]));

/** Without code, only the heading with the error message is shown. */
globalStyle(
  `${code} figure:has(code:empty) > pre, ${code} figure:has(code:empty) figcaption > div`,
  { display: 'none' },
);

/** A fixed height, so that the preview does not shift the page. */
export const stage = style({
  ...centered,
  overflow: 'hidden',
  blockSize: 'min(760px, 85vh)',
  '@media': { [upTo.phone]: { blockSize: '400px' } },
  ...cardLook,
  color: token('color-ink-soft'),
});
globalStyle(`${stage} > iframe`, { ...box('100%'), border: 0 });
globalStyle(`${stage}:has(:focus-visible)`, {
  outline: `3px solid ${token('color-focus')}`,
  outlineOffset: '3px',
});
