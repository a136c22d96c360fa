import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../../widgets/kit/style/tokens.ts';
import { box, cluster, columnsOf, stack } from '../../style/layout.ts';
import { cardLook } from '../../style/looks.ts';
import { white } from '../../style/palette.ts';
import { rhythm, space } from '../../style/scale.ts';

// The link of a campaign, and the check of a page.

export const link = style({
  ...stack(space[24]),
  padding: rhythm.sheet,
  ...cardLook,
  // A link to the form shows the heading above it.
  scrollMarginBlockStart: `calc(2 * ${space[72]})`,
});

export const needsScripts = style({ '@media': { '(scripting: enabled)': { display: 'none' } } });

const columns = columnsOf('repeat(auto-fit, minmax(min(100%, 16em), 1fr))', space[24]);

/** These two set `display` only where scripts run: otherwise they would override that of `scriptOnly`. */
export const fields = style({ '@media': { 'screen and (scripting: enabled)': columns } });

export const health = style({ '@media': { 'screen and (scripting: enabled)': stack(space[16]) } });

export const result = style({ ...columns, alignItems: 'start' });
globalStyle(`${result} > :first-child`, { gridColumn: '1 / -1', minInlineSize: 0 });

/** Black on white in the dark as well, because some readers need it. */
export const code = style({ ...stack(space[8]), minBlockSize: '216px' });
globalStyle(`${code} svg`, { ...box('180px'), background: white });

export const rows = style({ margin: 0 });
globalStyle(`${rows} > div`, cluster(space[8]));
globalStyle(`${rows} dt`, { fontWeight: 600 });
globalStyle(`${rows} dd`, { margin: 0, overflowWrap: 'anywhere' });

export const check = style({ justifySelf: 'start' });
export const findings = style(stack(space[8]));
globalStyle(`${findings} > div`, {
  paddingInlineStart: space[16],
  borderInlineStart: `4px solid ${token('color-ok')}`,
  overflowWrap: 'anywhere',
});
globalStyle(`${findings} > [data-fault]`, { borderInlineStartColor: token('color-danger') });
