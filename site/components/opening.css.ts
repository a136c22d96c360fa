import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { cluster, columnsOf, inline, stack } from '../style/layout.ts';
import { oneFrameLater } from '../style/one-frame-later.css.ts';
import { radius, rhythm, space, text, upTo } from '../style/scale.ts';
import { opening } from '../style/sizes.ts';
import { night } from '../style/theme.css.ts';

const medium = upTo.tablet;

const room = opening.panel;

export const panel = style([
  night,
  {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    ...columnsOf('52fr 48fr', rhythm.columns),
    alignItems: 'center',
    minBlockSize: '520px',
    padding: room,
    borderRadius: radius.hero,
    '@media': { [medium]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockEnd: space[32] } },
  },
]);

/** The dots. */
globalStyle(`${panel} > [aria-hidden]`, oneFrameLater);

export const words = style({ ...stack(space[24]), justifyItems: 'start' });

export const eyebrow = style({ color: token('color-ink-soft'), fontWeight: 600 });

export const heading = style({ fontSize: text.h1 });

export const sentence = style({ display: 'block' });

/**
 * At this width, no line of the present leads is within 1 % of the limit. So their lines break at the
 * same words in the fallback fonts.
 */
export const lead = style({
  maxInlineSize: '29em',
  color: token('color-ink-soft'),
  fontSize: text.lead,
});

/**
 * At this size, none of the present claims almost fills a line on a common phone. So their lines
 * break at the same words in the fallback fonts.
 */
export const claim = style({ color: token('color-ink-soft'), fontSize: '.98rem' });

export const badges = style(cluster(`${space[4]} ${space[16]}`));
globalStyle(`${badges} li`, { ...inline(space[4]), fontSize: text.small, fontWeight: 600 });
