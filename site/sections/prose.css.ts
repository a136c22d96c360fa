import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { columnsOf, stack } from '../style/layout.ts';
import { above, measure, mono, rhythm, space } from '../style/scale.ts';

/** `minmax(0, …)` keeps long words from widening the column beyond the page. */
const oneColumn = columnsOf('minmax(0, 1fr)');

export const blocks = style({ ...oneColumn, gap: space[48], maxInlineSize: measure });

export const wide = style({
  '@media': { [above.tablet]: { columns: 2, columnGap: rhythm.columns } },
});
globalStyle(`${wide} p`, { breakInside: 'avoid' });

export const block = style({ ...oneColumn, gap: space[12] });

globalStyle(`${block} code`, { fontFamily: mono, fontSize: '.94em' });

globalStyle(`${block} ul`, { ...stack(space[8]), paddingInlineStart: '1.3em', listStyle: 'disc' });

/** One row per term, in two columns if there is room. */
globalStyle(`${block} dl`, { borderBlockStart: `1px solid ${token('color-line')}` });
globalStyle(`${block} dl > div`, {
  display: 'grid',
  columnGap: space[24],
  paddingBlock: space[12],
  borderBlockEnd: `1px solid ${token('color-line')}`,
  '@media': { [above.phone]: { gridTemplateColumns: '10em minmax(0, 1fr)' } },
});
globalStyle(`${block} dt`, { fontWeight: 600 });
