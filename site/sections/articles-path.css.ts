import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { color } from '../style/palette.ts';
import { space, text } from '../style/scale.ts';
import { card, cover } from './articles.css.ts';

const wide = '(width > 960px)';

/**
 * Guides in the order in which a team needs them: a large one with two small ones, a small one with a
 * wide one, and one across the page for other readers.
 */
export const root = style({
  display: 'grid',
  gap: space[16],
  '@media': { [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[24] } },
});

const at = (position: string) => `${root} > ${position}`;

globalStyle(at(':first-child'), { '@media': { [wide]: { gridArea: 'span 2 / span 2' } } });
globalStyle(at(':nth-child(5)'), { '@media': { [wide]: { gridColumn: 'span 2' } } });
globalStyle(at(':nth-child(6)'), {
  '@media': { [wide]: { gridColumn: '1 / -1', minBlockSize: '220px' } },
});
globalStyle(at(':is(:first-child, :nth-child(5), :nth-child(6)) > h3'), {
  '@media': { [wide]: { fontSize: 'clamp(1.5rem, 1rem + 1.4vw, 2.125rem)' } },
});

/** The covers above the words take what height is left. */
globalStyle(at(`* > ${cover}`), {
  '@media': { [wide]: { flex: '1 1 0', minBlockSize: '120px', objectFit: 'cover' } },
});
/** Cards whose cover is beside the words: the wide ones, and in narrow windows all but the first. */
const beside = {
  justifyContent: 'center',
  paddingBlock: space[24],
  paddingInlineStart: `calc(var(--cover) + ${space[24]})`,
} as const;
const coverBeside = {
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: 'var(--cover)',
  blockSize: '100%',
  marginInline: 0,
  borderBlockEnd: 0,
  objectFit: 'cover',
} as const;
const isNarrow = '(width <= 960px)';
globalStyle(at('li'), { vars: { '--cover': 'clamp(72px, 24vw, 240px)' } });
globalStyle(at('li + li'), { '@media': { [isNarrow]: beside } });
globalStyle(at(`li + li > ${cover}`), { '@media': { [isNarrow]: coverBeside } });
const isWide = ':is(:nth-child(5), :nth-child(6))';
globalStyle(at(isWide), { '@media': { [wide]: { ...beside, vars: { '--cover': '50%' } } } });
globalStyle(at(`${isWide} > ${cover}`), { '@media': { [wide]: coverBeside } });

/** The reader's stage, with a rising sun. */
export const when = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  fontWeight: 700,
  '::before': {
    content: '',
    inlineSize: '20px',
    blockSize: '10px',
    border: '1px solid transparent',
    borderRadius: '10px 10px 0 0',
    backgroundColor: color('sun'),
  },
});
globalStyle(`${card} > ${cover} + ${when}`, { marginBlockStart: space[8] });

/** A line from the article itself. */
export const line = style({
  paddingInlineStart: space[12],
  borderInlineStart: `4px solid ${color('sun')}`,
  color: token('color-ink-soft'),
  fontSize: text.small,
  lineHeight: 1.45,
});
globalStyle(at(`:first-child > ${line}`), { '@media': { [wide]: { fontSize: text.lead } } });
