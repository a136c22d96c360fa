import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { headingLook, shapeLook, softLook } from '../style/looks.ts';
import { browser as colors, paper, shade } from '../style/palette.ts';
import { above, radius, rhythm, space, text, upTo } from '../style/scale.ts';
import { browser as size } from '../style/sizes.ts';
import { night } from '../style/theme.css.ts';
import { root } from './two-lines.css.ts';

const wide = above.tablet;
const phone = upTo.phone;

/** On one line of a window, whatever its length, and a tag to the eye. */
globalStyle(`${root} h1 > code`, { font: 'inherit', fontSize: size.tag });
globalStyle(`${root} h1 > code::before`, { content: ['"<"', '"<" / ""'] });
globalStyle(`${root} h1 > code::after`, { content: ['">"', '">" / ""'] });
globalStyle(`${root} h1 > code:is(::before, ::after)`, { color: token('color-field') });

/** The element below it loads only when it is scrolled to, so it begins below the first screen. */
export const first = style({
  '@media': { [wide]: { display: 'grid', minBlockSize: '680px' } },
});
/** The code and the counts reach down to the hill. */
globalStyle(`${first} > *`, {
  '@media': { [wide]: { display: 'flex', flexDirection: 'column' } },
});
globalStyle(`${first} > * > :last-child`, { '@media': { [wide]: { flexGrow: 1 } } });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  marginBlock: space[32],
  '@media': { [wide]: { gridTemplateColumns: '8fr 4fr', gap: space[48] } },
});

export const markup = style([
  night,
  {
    position: 'relative',
    // Through the holes the sky is seen.
    vars: { '--hill': 'var(--horizon)' },
    display: 'grid',
    alignContent: 'space-between',
    gap: space[16],
  },
]);
export const code = style({ display: 'grid', gap: space[16] });
globalStyle(`${markup} pre`, {
  padding: 0,
  border: 0,
  borderRadius: 0,
  background: 'none',
  '@media': { [wide]: { fontSize: text.body } },
});

export const note = style(softLook);

/** The number of rows of each table, as papers that stick out from behind one another. */
export const counts = style({
  display: 'grid',
  // Two in a row on phones, where the tables are far enough.
  '@media': {
    [phone]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
      gap: space[4],
    },
  },
});
globalStyle(`${counts} > li`, { display: 'grid' });
globalStyle(`${counts} a`, {
  display: 'grid',
  gridTemplateColumns: '1.7em 1fr auto',
  alignItems: 'center',
  padding: `${space[8]} ${space[16]}`,
  borderRadius: radius.paper,
  outline: '1px solid transparent',
  backgroundColor: 'var(--paper)',
  fontFamily: 'var(--hire-font-heading)',
  fontSize: text.h3,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.2,
  textDecoration: 'none',
});
for (const [index, name] of (['sun', 'lagoon', 'sand', 'clay', 'dusk'] as const).entries())
  globalStyle(`${counts} > :nth-child(${index + 1})`, {
    marginInlineStart: `${index * 4}%`,
    vars: { '--paper': paper[name] },
    '@media': { [phone]: { marginInlineStart: 0 } },
  });
globalStyle(`${counts} span`, { fontSize: '.8em' });
globalStyle(`${counts} svg`, { '@media': { [phone]: { display: 'none' } } });
globalStyle(`${counts} a:hover span`, { textDecoration: 'underline', textUnderlineOffset: '.2em' });

/** Small browsers, each with the same page, and the element in one of its modes. */
export const modes = style({
  vars: { '--each': size.each },
  marginBlockStart: rhythm.head,
  '@media': {
    [above.phone]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gap: space[24],
    },
  },
});
export const browser = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '10 / 11',
  marginBlockEnd: space[12],
  border: `1px solid ${colors.edge}`,
  borderRadius: radius.icon,
  background: `radial-gradient(circle, ${colors.edge} 4px, transparent 4.5px) 10px 0 / 16px 28px repeat-x content-box, linear-gradient(${colors.bar} 28px, ${colors.page} 0)`,
  paddingInlineEnd: 'calc(100% - 68px)',
  boxShadow: `0 26px 40px -22px ${shade}`,
});
/** A heading and some text. */
export const lines = style({
  position: 'absolute',
  inset: '16% 12% 0',
  background: `linear-gradient(${colors.ink} 14px, transparent 0 22px, ${colors.ink} 0 36px, transparent 0) 0 0 / 70% 100% no-repeat, repeating-linear-gradient(${colors.edge} 0 8px, transparent 0 20px) 0 60px / 100% 68px no-repeat`,
});
/** The element: a heading, two answers and a button. */
export const shape = style({
  position: 'absolute',
  zIndex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: '8px',
  inlineSize: '58%',
  padding: '12px',
  borderRadius: radius.field,
  backgroundColor: colors.page,
  boxShadow: `0 12px 24px -8px ${shade}`,
  '::before': { content: '', inlineSize: '60%', blockSize: '11px', backgroundColor: colors.ink },
});
globalStyle(`${shape} > i`, {
  blockSize: '20px',
  border: `2px solid ${colors.edge}`,
  borderRadius: '6px',
});
globalStyle(`${shape} > i:last-child`, { border: 0, backgroundColor: colors.action });
/** The button that opens it. */
globalStyle(`${browser} > u`, {
  position: 'absolute',
  borderRadius: radius.pill,
  backgroundColor: colors.action,
});
const veil = { '::after': { ...shapeLook, inset: '28px 0 0', backgroundColor: colors.veil } };
export const shown = styleVariants({ dialog: veil, 'slide-in': veil, 'side-tab': {}, bubble: {} });
globalStyle(`${shown.dialog} > ${shape}`, { inset: '30% 21% auto' });
globalStyle(`${shown['slide-in']} > ${shape}`, { inset: '28px 0 0 auto', borderRadius: 0 });
globalStyle(`${shown['side-tab']} > ${shape}`, { inset: 'auto 14% 14% auto' });
globalStyle(`${shown['side-tab']} > u`, {
  inset: 'auto 0 20% auto',
  inlineSize: '10%',
  blockSize: '38%',
  borderRadius: `${radius.paper} 0 0 ${radius.paper}`,
});
globalStyle(`${shown.bubble} > ${shape}`, { inset: 'auto 6% 20% auto' });
globalStyle(`${shown.bubble} > u`, {
  inset: 'auto 6% 6% auto',
  inlineSize: '36%',
  blockSize: '10%',
});
export const mode = style({ ...headingLook, fontSize: text.index, letterSpacing: '-.03em' });
