import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { circle, headingLook } from '../style/looks.ts';
import { beforeDawn, color } from '../style/palette.ts';
import { rhythm, text as size, space, upTo } from '../style/scale.ts';

/** The sun is in the number. */
export const panel = style({ background: beforeDawn, vars: { '--disc-size': '0px' } });

/** Clips the digits and the sun at the horizon. */
export const sky = style({
  overflow: 'hidden',
  paddingBlockStart: space[112],
  borderBlockEnd: `3px solid ${color('sun')}`,
});

export const digits = style({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'end',
  gap: '.06em',
  marginBlockEnd: '-.17em',
  fontSize: size.giant,
  lineHeight: 0.9,
});

export const sun = style({
  ...circle('.66em'),
  marginInline: '.12em',
  marginBlockEnd: '-.16em',
  backgroundColor: color('sun'),
  boxShadow: `0 0 0 .12em ${color('protea')}`,
});

export const ground = style({ paddingBlock: rhythm.band, backgroundColor: color('night') });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[48],
  '@media': { [upTo.tablet]: { gridTemplateColumns: '1fr' } },
});

export const words = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: space[16],
  color: token('color-ink-soft'),
});

export const text = style({ color: token('color-ink'), ...headingLook, fontSize: size.h2 });

export const linksHeading = style({ marginBlockEnd: space[8], fontSize: size.h3 });

export const links = style({});

globalStyle(`${links} a`, {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '48px',
  borderBlockEnd: `1px solid ${token('color-line')}`,
  fontFamily: 'var(--hire-font-heading)',
  fontSize: size.h3,
  fontWeight: 700,
  textDecoration: 'none',
});
globalStyle(`${links} a:hover`, { textDecoration: 'underline' });
