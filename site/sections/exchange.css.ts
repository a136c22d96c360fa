import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { grounds } from '../components/band.css.ts';
import {
  columnsOf,
  edged,
  fill,
  font,
  globalStyleOn,
  headingFont,
  stack,
} from '../style/layout.ts';
import { color, paper, shade } from '../style/palette.ts';
import { above, rhythm, space, text, upTo } from '../style/scale.ts';
import { bubble as size } from '../style/sizes.ts';
import { byTheme } from '../style/theme.css.ts';

/** On any ground: its text has the colors of the theme. */
export const bubble = style({
  inlineSize: 'fit-content',
  padding: `${space[16]} ${space[24]}`,
  borderRadius: size.corner,
  borderEndStartRadius: '4px',
  ...edged,
  ...fill(paper.white, token('color-ink')),
  boxShadow: `0 14px 22px -14px ${shade}`,
  ...headingFont(text.h3),
  overflowWrap: 'anywhere',
  vars: byTheme,
});

/** Who it is at the start, and right after the longest of them what to ask. */
export const ask = style({
  ...stack(`${space[16]} ${rhythm.columns}`),
  vars: { '--each': size.length },
  '@media': {
    [above.tablet]: { gridTemplateColumns: 'fit-content(52%) minmax(0, 1fr)', rowGap: space[32] },
  },
});
globalStyleOn(above.tablet, `${ask} > li`, {
  ...columnsOf('subgrid'),
  gridColumn: '1 / -1',
  alignItems: 'center',
});
globalStyle(`${ask} h3`, { marginBlockEnd: space[8], fontSize: text.sheet });
globalStyle(`${ask} p`, { overflowWrap: 'anywhere' });
globalStyleOn(upTo.tablet, `${ask} ${bubble}`, { marginBlock: `${space[8]} ${space[12]}` });
/** Room for the hill that follows. */
globalStyle(`:has(> * > ${ask}):has(+ :is(${grounds.hill}, ${grounds.night}))`, {
  paddingBlockEnd: space[112],
});

/** Each question on the left, and who asks it on the right. */
export const asked = style([
  ask,
  {
    '@media': { [above.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) fit-content(40%)' } },
  },
]);
globalStyleOn(above.tablet, `${asked} ${bubble}`, {
  order: -1,
  inlineSize: 'auto',
  borderEndStartRadius: size.corner,
  borderEndEndRadius: '4px',
});

/** Three in a row, each answer below its question. */
export const answers = style([
  ask,
  { '@media': { [above.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } },
]);
/** Bubbles of one row are equally tall and wide. */
globalStyleOn(above.tablet, `${answers} > li`, {
  gridTemplate: 'auto 1fr / minmax(0, 1fr)',
  gridColumn: 'auto',
  alignItems: 'stretch',
});
globalStyleOn(above.tablet, `${answers} ${bubble}`, { inlineSize: 'auto' });
globalStyle(`${answers} h3`, { fontSize: text.h3 });
globalStyleOn(above.tablet, `${answers} h3`, { marginBlockEnd: space[16] });

/** On a sheet they are white. */
export const colored = style({});
for (const [index, name] of (['lagoon', 'sun', 'clay', 'dusk'] as const).entries())
  globalStyle(`${colored} > :nth-child(4n + ${index + 1}) > ${bubble}`, {
    backgroundColor: paper[name],
  });

/** As many quotes in a row as fit. */
export const spread = style({
  vars: { '--each': size.length },
  '@media': {
    [above.phone]: columnsOf(
      'repeat(auto-fill, minmax(max(17rem, 30%), 1fr))',
      `${rhythm.head} ${space[16]}`,
    ),
  },
});
globalStyle(`${spread} ${bubble}`, {
  maxInlineSize: '11em',
  marginBlock: space[8],
  ...fill(`var(--bubble, ${paper.white})`, `var(--bubble-ink, ${token('color-ink')})`),
  ...font(text.sheet, 1.06),
  textWrap: 'pretty',
});
export const name = style({
  fontFamily: 'var(--hire-font)',
  fontSize: text.body,
  letterSpacing: 0,
});
export const from = style(font(text.body, 1.35));

/** A conversation: each next message is at the other side. */
export const chat = style(stack(space[16]));
globalStyle(`${chat} > li`, { ...stack(space[8]), maxInlineSize: '34em' });
globalStyle(`${chat} h3`, { fontSize: text.body });
globalStyle(`${chat} > :nth-child(even)`, { justifySelf: 'end', justifyItems: 'end' });
globalStyle(`${chat} > :nth-child(even) > ${bubble}`, {
  borderEndStartRadius: size.corner,
  borderEndEndRadius: '4px',
  backgroundColor: color('lagoon'),
});
