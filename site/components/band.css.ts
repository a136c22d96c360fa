import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { belowHeader, space, text } from '../style/scale.ts';

export const between = 'clamp(34px, 7.4vw, 96px)';

const band = style({ paddingBlock: between });

export const tones = styleVariants({
  paper: [band, {}],
  tint: [band, { backgroundColor: token('color-tint') }],
  night: [band, {}],
});

globalStyle(`${tones.paper} + :is(${tones.paper}, ${tones.night})`, { paddingBlockStart: 0 });

const head = style({
  display: 'grid',
  gap: `${space[16]} ${space[48]}`,
  marginBlockEnd: 'clamp(16px, 3.4vw, 44px)',
});

export const heads = styleVariants({
  above: [
    head,
    {
      '@media': {
        '(width > 800px)': { gridTemplateColumns: '1fr 1fr', alignItems: 'end' },
      },
    },
  ],
  /** A heading without a lead. */
  alone: [head, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[24] }],
  beside: [
    head,
    {
      justifyItems: 'start',
      marginBlockEnd: 0,
      '@media': { '(width > 900px)': { position: 'sticky', insetBlockStart: belowHeader } },
    },
  ],
});

export const words = style({ display: 'grid', justifyItems: 'start', gap: space[16] });

export const lead = style({
  maxInlineSize: '34em',
  color: token('color-ink-soft'),
  fontSize: text.lead,
});

export const sample = style({
  display: 'inline-block',
  justifySelf: 'start',
  padding: `2px ${space[12]}`,
  border: `1px solid ${token('color-line')}`,
  borderRadius: '22px',
  color: token('color-ink-soft'),
  fontSize: '.875rem',
});

export const action = style({ marginBlockStart: 'clamp(24px, 3vw, 40px)' });
