/** The half sun at the end of a page. */
export const dome = {
  sun: 'clamp(330px, 108vw, 780px)',
  height: '620px',
  inside: 'clamp(60px, 18vw, 72px) clamp(34px, 15vw, 112px) clamp(24px, 4vw, 34px)',
  /** From the sun's center to the start of its rays. */
  ray: '412px',
} as const;

/** The first section of a page. */
export const opening = {
  disc: 'clamp(260px, 34vw, 460px)',
  room: 'clamp(24px, 4.4vw, 64px) clamp(72px, 9vw, 128px)',
  panel: 'clamp(32px, 5vw, 64px) clamp(20px, 5vw, 64px)',
} as const;

/** A binder of sheets with tabs and punched holes. */
export const binder = {
  tab: '42px',
  tabLength: 'clamp(112px, 17vw, 190px)',
  inside:
    'clamp(24px, 2.6vw, 34px) clamp(18px, 3vw, 40px) clamp(28px, 3vw, 38px) clamp(42px, 6vw, 76px)',
  hole: 'clamp(14px, 1.8vw, 20px)',
  holes: 'clamp(46px, 5vw, 64px)',
  holesAt: 'clamp(12px, 2vw, 26px)',
  out: 'clamp(26px, 5.6vw, 72px)',
  below: 'clamp(64px, 7.4vw, 94px)',
  slip: '346px',
} as const;

/** A phone, and the bench under what waits for the next release. */
export const phone = {
  length: '300px',
  frame: '40px',
  range: '76px',
  each: '282px',
  hill: '190px',
  plank: '22px',
  legs: '58px',
  sign: 'clamp(150px, 27%, 318px)',
} as const;

/** A window of a house. */
export const pane = {
  height: 'clamp(124px, 12vw, 160px)',
  still: 'clamp(62px, 7.5vw, 96px)',
  room: 'clamp(46px, 5.2vw, 66px)',
} as const;

/** Slips of paper that are torn from one another. */
export const tear = { every: '20px', depth: '7px' } as const;

/** Sticky notes. On phones they are swiped, with the next one in sight. */
export const note = { length: '184px', height: '168px' } as const;

/** Speech bubbles that are swiped on phones. */
export const bubble = { length: '264px', corner: '26px' } as const;

/** Folders of projects, each a step further from the start. */
export const folder = { step: '9%', tab: '17rem', face: '40px' } as const;
