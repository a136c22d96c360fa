import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../../widgets/kit/style/tokens.ts';
import { control, FIELD_SIZE, twoInARow } from '../../components/fields.css.ts';
import { softLook } from '../../style/looks.ts';
import { above, mono, radius, space, text } from '../../style/scale.ts';

const wide = above.bar;

export const root = style({ display: 'grid', gap: space[32] });

export const needsScripts = style({
  maxInlineSize: '46em',
  '@media': { '(scripting: enabled)': { display: 'none' } },
});

/** Also shown if the script failed to load. */
globalStyle(`${root}:has([data-failed]) > ${needsScripts}`, { display: 'block' });

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
});

/** On wide screens the preview sticks beside the controls, within their height. */
export const fieldsAndPreview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: space[48] },
  },
});

globalStyle(`${form}[data-failed]`, { display: 'none' });
globalStyle(`${form} [hidden]`, { display: 'none' });

export const controls = style({ display: 'grid', alignContent: 'start', gap: space[32] });

/** Hidden until the script has loaded: without it, the button does nothing. */
export const toCode = style({ justifySelf: 'start' });
globalStyle(`${form}:not([data-ready]) ${toCode}`, { visibility: 'hidden' });

export const colors = style({
  display: 'grid',
  gap: space[16],
  '@media': { [twoInARow]: { gridColumn: '1 / -1' } },
});

export const color = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(168px, 100%), 1fr))',
  gap: space[8],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
globalStyle(`${color} > legend`, {
  marginBlockEnd: space[4],
  padding: 0,
  fontSize: text.small,
  fontWeight: 600,
});

export const swatch = style({
  display: 'grid',
  gridTemplateColumns: '2.75em 44px minmax(0, 1fr)',
  alignItems: 'center',
  ...softLook,
});
globalStyle(`${swatch} > [type=color]`, {
  inlineSize: '44px',
  blockSize: '44px',
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
  display: 'grid',
  alignSelf: 'start',
  gap: space[12],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '@media': { [wide]: { position: 'sticky', insetBlockStart: space[24] } },
});

export const messages = style({
  display: 'grid',
  gap: space[8],
  '@media': { [twoInARow]: { gridColumn: '1 / -1' } },
});

export const translation = style({
  display: 'grid',
  gap: space[8],
  '@media': { [twoInARow]: { gridColumn: '1 / -1' } },
});

globalStyle(`${messages} > div`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[16]}`,
  padding: `${space[12]} ${space[16]}`,
  borderInlineStart: '4px solid',
  borderRadius: radius.field,
  backgroundColor: token('color-danger-background'),
  color: token('color-danger'),
  fontSize: text.small,
});
globalStyle(`${messages} > div:not(:has(strong))`, {
  backgroundColor: token('color-surface'),
  color: token('color-ok'),
});
globalStyle(`${messages} span`, { flex: '1 1 16em' });
globalStyle(`${messages} button`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '44px',
  paddingInline: space[16],
  border: '2px solid currentColor',
  borderRadius: radius.pill,
  backgroundColor: token('color-surface'),
  color: token('color-ink'),
  fontWeight: 600,
  cursor: 'pointer',
});
globalStyle(`${messages} i`, {
  forcedColorAdjust: 'none',
  inlineSize: '20px',
  blockSize: '20px',
  border: `1px solid ${token('color-ink')}`,
  borderRadius: '50%',
});

export const codeOptions = style({ display: 'grid', gap: space[24] });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
});

export const code = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
});

/** Without code, only the heading with the error message is shown. */
globalStyle(
  `${code} figure:has(code:empty) > pre, ${code} figure:has(code:empty) figcaption > div`,
  { display: 'none' },
);
