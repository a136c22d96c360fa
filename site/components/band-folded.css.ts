import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { paper, shade } from '../style/palette.ts';
import { radius, rhythm, space, text } from '../style/scale.ts';

/** One after another, they are papers of different colors. */
export const section = style({
  selectors: {
    '& + &': { paddingBlockStart: space[8] },
    '&:not(:last-child)': { paddingBlockEnd: 0 },
  },
});

export const root = style({
  paddingInline: rhythm.sheet,
  borderRadius: radius.icon,
  outline: '1px solid transparent',
  backgroundColor: 'var(--paper)',
  boxShadow: `0 10px 20px -14px ${shade}`,
  vars: {
    [token('color-ink-soft')]: token('color-ink'),
    [token('color-link')]: token('color-ink'),
  },
});
for (const [index, name] of (['white', 'lagoon', 'sun', 'clay', 'dusk'] as const).entries())
  globalStyle(`${section}:nth-child(5n + ${index + 1})`, { vars: { '--paper': paper[name] } });

globalStyle(`${root} > summary`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  paddingBlock: space[16],
  cursor: 'pointer',
  listStyle: 'none',
});
globalStyle(`${root} > summary::-webkit-details-marker`, { display: 'none' });
globalStyle(`${root} > summary h2`, { fontSize: text.h3, lineHeight: 1.2 });
globalStyle(`${root} > summary:hover h2`, {
  textDecoration: 'underline 2px',
  textUnderlineOffset: '.2em',
});
globalStyle(`${root} > summary svg`, { flex: 'none', transition: 'rotate 240ms' });
globalStyle(`${root}[open] > summary svg`, { rotate: '180deg' });
globalStyle(`${root}::details-content`, {
  '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } },
});

export const content = style({
  display: 'grid',
  gap: space[24],
  minInlineSize: 0,
  paddingBlockEnd: rhythm.sheet,
});
globalStyle(`${content} > *`, { minInlineSize: 0 });
