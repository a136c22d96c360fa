import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { cluster, fill, globalStyleOn, headingFont, inline, stack } from '../style/layout.ts';
import { behindLook, circle, shapeLook, telling } from '../style/looks.ts';
import { color, handover, orbs, paper } from '../style/palette.ts';
import { sheets } from '../style/paper.css.ts';
import { above, radius, rhythm, space, text, upTo } from '../style/scale.ts';
import { rail as size } from '../style/sizes.ts';

export const first = style([
  sheets.white,
  {
    ...stack(space[24]),
    padding: `${space[24]} ${rhythm.sheet} ${space[32]}`,
    fontSize: text.lead,
    // A letter is on light paper in both themes.
    colorScheme: 'light',
    vars: { '--r': '2deg' },
  },
]);
export const question = style(headingFont(text.h1));

/** The sun is behind the email, where no words lie on it. */
export const opening = style({
  '::before': {
    ...behindLook,
    insetBlockStart: `-${space[72]}`,
    insetInlineEnd: `-${space[72]}`,
    ...circle(size.sun),
    backgroundColor: orbs.sun,
  },
  '@media': { [upTo.tablet]: { '::before': { insetBlockStart: 0, inlineSize: size.smallSun } } },
});

export const who = style({ ...inline(space[8]), fontSize: text.small, fontWeight: 600 });
const mark = style({ inlineSize: '18px', aspectRatio: '1' });
export const marks = styleVariants({
  person: [mark, { borderRadius: '50%', ...telling(handover.person) }],
  machine: [mark, { borderRadius: '4px', ...telling(handover.machine) }],
});
export const step = style(headingFont(text.sheet));

/** The rail begins below the first step and leaves the opening at its end. */
export const start = style({
  position: 'relative',
  marginBlockStart: space[32],
  paddingBlockEnd: space[24],
  '::after': {
    ...shapeLook,
    insetBlockEnd: 0,
    insetInline: '0 -50vw',
    blockSize: size.width,
    borderRadius: radius.pill,
    backgroundColor: handover.person,
  },
});

const station = style({
  paddingBlock: `${space[24]} ${size.room}`,
  '::before': {
    ...behindLook,
    insetBlock: `0 ${size.turn}`,
    border: `0 solid var(--from)`,
    borderBlockEndWidth: size.width,
  },
  '::after': {
    ...behindLook,
    insetBlock: `calc(100% - ${size.turn} - ${size.width}) 0`,
    border: `0 solid var(--to)`,
    borderBlockStartWidth: size.width,
  },
});
/** Half of the rail at a station: it runs along one side of the window and turns at a corner. */
const half = (side: 'Start' | 'End', corner: 'Start' | 'End') => ({
  insetInline: side === 'Start' ? '0 50%' : '50% 0',
  [`borderInline${side}Width`]: size.width,
  [`border${corner}${side}Radius`]: size.turn,
});
/** The rail runs from the end of the window to its start here, and back at the next station. */
const toStart = style([
  station,
  { '::before': half('End', 'End'), '::after': half('Start', 'Start') },
]);
const toEnd = style([
  station,
  { '::before': half('Start', 'End'), '::after': half('End', 'Start') },
]);
const { person, machine } = handover;
export const stations = styleVariants({
  tagged: [toStart, { vars: { '--from': person, '--to': machine } }],
  drafted: [toEnd, { vars: { '--from': machine, '--to': machine } }],
  sent: [toStart, { vars: { '--from': machine, '--to': person } }],
  learned: [toEnd, { vars: { '--from': person, '--to': machine } }],
});

const back = `calc(-.5 * ${size.width})`;
/** Between two stations the rail is the border of the bands. It does not move their content. */
const edge = (selector: string, at: 'Start' | 'End', color: string) => {
  globalStyle(selector, {
    borderInline: '0 solid',
    [`borderInline${at}Width`]: size.width,
    [`borderInline${at}Color`]: color,
  });
  globalStyle(`${selector} > *`, {
    position: 'relative',
    insetInline: at === 'Start' ? `${back} auto` : `auto ${back}`,
  });
};
edge(`section + section:has(~ ${stations.tagged})`, 'End', person);
edge(`${stations.tagged} ~ section`, 'Start', machine);
edge(`${stations.drafted} ~ section`, 'End', machine);
edge(`${stations.sent} ~ section`, 'Start', person);
edge(`${stations.learned} ~ section`, 'End', machine);
globalStyle(`section + ${station}${station}`, { border: 0 });
globalStyle(`section + ${station}${station} > *`, { insetInline: 0 });
/** The rail ends in the middle of the window, where the sun of the closing rises. */
const last = `${stations.learned} ~ section:last-of-type`;
globalStyle(last, { border: 0 });
globalStyle(`${last} > *`, { insetInline: 0 });
globalStyle(`${last}::after`, {
  ...shapeLook,
  insetBlock: 0,
  insetInline: '50% 0',
  border: `0 solid ${machine}`,
  borderBlockEndWidth: size.width,
  borderInlineEndWidth: size.width,
  borderEndEndRadius: size.turn,
});

export const belt = style({
  ...cluster(`${space[16]} ${rhythm.columns}`, 'end'),
  justifyContent: 'space-between',
});
export const says = style({ ...stack(space[8]), flex: '1 1 20rem' });
/** The belt of every second station runs the other way. */
globalStyleOn(above.tablet, `${toEnd} ${says}`, { order: 1, flex: '0 1 32rem' });

const mail = style([
  sheets.white,
  {
    ...headingFont(text.h3),
    ...stack(space[12]),
    inlineSize: `min(100%, ${size.mail})`,
    paddingBlock: space[16],
    // It stands on the rail.
    marginBlockEnd: `-${space[12]}`,
    colorScheme: 'light',
    vars: { '--r': '-1.5deg' },
    '@media': { [upTo.phone]: { marginBlockEnd: 0 } },
  },
]);
/** A tag of the machine. */
export const topic = style({
  justifySelf: 'start',
  paddingInline: space[12],
  borderRadius: radius.pill,
  ...fill(paper.lagoon, color('night')),
  fontSize: text.body,
});
const reply = style([mail, { borderRadius: radius.icon, vars: { '--paper': paper.lagoon } }]);
export const mails = styleVariants({
  tagged: [mail],
  drafted: [reply, { vars: { '--r': '1deg' } }],
  sent: [reply],
  learned: [reply, { vars: { '--r': '1.5deg' } }],
});
/** What a person wrote. */
export const edit = style({
  paddingInline: '.2em',
  borderRadius: radius.paper,
  ...fill(color('sun'), color('night')),
});
