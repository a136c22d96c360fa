/** The half sun at the end of a page. */
export const dome = {
  sun: 'clamp(330px, 108vw, 780px)',
  withRays: 'min(64vw, 780px)',
  inside: 'clamp(60px, 18vw, 4.5rem) clamp(34px, 15vw, 112px) clamp(24px, 4vw, 34px)',
  /** Their labels fit beside the sun, however large the text is. */
  label: 'min(.9375rem, max(15px, 1.4vw))',
  /** The distance from the sun to the labels around it. */
  ray: '22px',
} as const;

/** The first section of a page. */
export const opening = {
  disc: 'clamp(260px, 34vw, 460px)',
  room: 'clamp(24px, 4.4vw, 64px) clamp(72px, 9vw, 128px)',
  /** At least what is below the content. */
  below: '128px',
} as const;

/** What the reader does, above the horizon and beside half a sun. */
export const twoSides = {
  you: 'clamp(1.5rem, 1rem + 1.25vw, 2rem)',
  sun: 'clamp(240px, 46vw, 620px)',
  /**
   * The room for the sun beside the text, its half on phones with the room for it, and how much of it is
   * beyond the edge. Its reflection has the tones of the land, because its own would turn brown there.
   */
  room: 'clamp(120px, 17vw, 200px)',
  half: '64px',
  halfReflection: 'rgb(103 210 204 / .24) 48px, rgb(103 210 204 / .1) 0 64px, transparent 0',
  below: '184px',
  beyond: 'clamp(112px, 26vw, 340px)',
  reflection:
    'rgb(103 210 204 / .24) calc(clamp(240px, 46vw, 620px) * .378), rgb(103 210 204 / .1) 0 calc(clamp(240px, 46vw, 620px) * .5), transparent 0',
} as const;

/** A sun at the end of a sheet: `beside` is the room for its half. */
export const rate = {
  disc: '270px',
  beside: '48px',
  start: 'calc(50% + 407px)',
  /** One line of its sheet. */
  result: 'clamp(3rem, 18.4cqi, 6rem)',
} as const;

/** The sky of the home page, and the cards of people on it. */
export const hero = {
  disc: '520px',
  small: '320px',
  climb: '340px',
  low: '70px',
  moon: 'clamp(0px, 100vw - 900px, 200px)',
  room: 'clamp(8px, 3vw, 36px) 76px',
  card: 'min(22em, 84%)',
} as const;

/** The team that a visitor composes. */
export const composer = {
  disc: 'clamp(200px, 24vw, 340px)',
  climb: '300px',
  room: 'clamp(20px, 3vw, 40px)',
  sun: '44px',
  seat: '56px',
  seatWide: '66px',
  /** For an amount that is written in later. */
  blank: 'clamp(3.25rem, 6vw, 4.5rem)',
} as const;

/** A card with a scene, which can be turned. */
export const door = { each: '282px', height: '340px', scene: '120px', sign: '3.4rem' } as const;

/** A binder of sheets with tabs and punched holes. */
export const binder = {
  tab: '2.625rem',
  tabLength: 'clamp(144px, 17vw, 190px)',
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
  sign: 'clamp(min(184px, 47vw), 27%, 318px)',
} as const;

/** A window of a house. */
export const pane = {
  height: 'clamp(124px, 12vw, 160px)',
  still: 'clamp(62px, 7.5vw, 96px)',
  room: 'clamp(46px, 5.2vw, 66px)',
} as const;

/** Slips of paper that are torn from one another. */
export const tear = { every: '20px', depth: '7px' } as const;

/** Sticky notes. */
export const note = { height: '132px' } as const;

/** Speech bubbles that are swiped on phones. */
export const bubble = { length: '16.5rem', corner: '26px' } as const;

/** Folders of projects, each a step further from the start. */
export const folder = { step: '9%', tab: '17rem' } as const;

/** Steps that rise over a hill. */
export const horizon = {
  /** From the top of the tallest page to the hill. */
  pages: '290px',
  pagesOnPhones: '236px',
  /** From the top of the tallest sun to the land. */
  suns: '270px',
  sun: 'min(70% + 24% * var(--grown), 220px + 90px * var(--grown))',
  /** On phones, what is seen of a sun at the edge of the window, and its size. */
  beside: 'clamp(40px, 13vw, 72px)',
  sunOnPhones: 'calc(clamp(64px, 18vw, 112px) * (1 + .7 * var(--grown)))',
  page: '326px',
  /** The first sun behind a page, and how much larger the last one is. */
  first: '110px',
  more: '190px',
  /** The upper edge of the hill. */
  curve: '50% 50% 0 0 / 56px 56px 0 0',
} as const;

/** Days of a week that grow. */
export const week = {
  /** How much taller each day is than the one before it. */
  step: '34px',
  peak: '330px',
  disc: '420px',
  /** Type that fits its column, by the number of letters of its longest word. */
  fit: 'calc(150cqi / var(--letters))',
} as const;

/** Papers on a hill: what is seen of them. */
export const proof = {
  each: '10rem',
  seen: '124px',
  line: '1.3',
} as const;

/** Bars on a scale of weeks. */
export const spans = {
  /** From one day of work to the next, and from one milestone to the next. */
  beat: '5.2%',
  milestone: '16.66%',
  title: 'min(clamp(1.75rem, 1.4rem + 1vw, 2.0625rem), 11vw)',
} as const;

/** Pictures under an arch. */
export const arch = {
  face: '200px',
  small: '50px',
  cover: '190px',
  coverHeight: '216px',
  /** The buttons of a carousel. */
  buttons: '44px',
  /** A quote beside its face. */
  quote: 'min(clamp(1.625rem, 1rem + 2vw, 2.3125rem), max(3.2vw, 1.625rem))',
} as const;

/** A sun at the end of a list, in pixels: its edge is computed for each row. */
export const turns = {
  radius: 740,
  /** From the top of the list to the sun's center. */
  center: 636,
  /** From the end of the page's width to the sun's center. */
  beyond: 60,
  row: 96,
  /** Where the sun is below the list. */
  belowList: '180px',
  rings: '0 0 0 20px rgb(254 185 59 / .32), 0 0 0 46px rgb(254 185 59 / .15)',
} as const;

/** What stands beside a poster: windows at night, or a hundred dots. */
export const poster = { height: 'clamp(190px, 20vw, 250px)', dots: '260px' } as const;

/** How much of each of ten days a new hire leads, in percent. */
export const shareAt = (day: number): number => 16 + day * 6.8;

export const tenDays = {
  chart: 'clamp(180px, 20vw, 264px)',
  gap: 'clamp(3px, .6vw, 8px)',
  /** The names of the days, beside their tasks. */
  day: '15rem',
  task: '60px',
} as const;

/** A form on a page of its own. */
export const widget = {
  /** The height of the part of the form that covers the sky of the opening. */
  overlap: '120px',
  overlapWizard: '230px',
  inset: 'clamp(16px, 4vw, 48px)',
  disc: 'clamp(80px, 10vw, 132px)',
  /** Small enough that the form's longest question fits the window. */
  heading: 'clamp(1.75rem, 1.25rem + 2.2vw, 2.75rem)',
  above: 'clamp(24px, 4vw, 56px)',
  /**
   * The sun of a wizard, the room for it, and the sheet of answers beside the steps. Small enough that
   * each step fits the window.
   */
  sun: 'clamp(44px, 6.6vw, 84px)',
  room: 'clamp(28px, 6.2vw, 78px)',
  climb: 'clamp(8px, 5vw - 16px, 48px)',
  aboveWizard: 'clamp(12px, 1.6vw, 20px)',
  /** The number of the wizard's steps, whose suns stand on its edge. */
  steps: 9,
  sheet: '372px',
  ends: '396px',
  out: '-160px -52px -44px 0',
  /** The least height inside a wizard, and that of its section with the highest step, beside the sheet and on phones. */
  card: '462px',
  cardOnPhones: '574px',
  highest: '750px',
  highestOnPhones: '790px',
} as const;

export const browser = {
  each: '230px',
  /** A live example, with the first step of the longest element. */
  example: '780px',
  /** A tag on one line of a window, whatever its length. */
  tag: 'min(5.5rem, 175vw / var(--length))',
} as const;

/** A note, the roll of drafts that comes out of it, and pins on the page that it becomes. */
export const pottery = {
  line: 'clamp(40px, 5vw, 62px)',
  label: 'clamp(80px, 9vw, 104px)',
  /** How far the words of the first draft are beside the heading. */
  up: 'clamp(196px, 19vw, 240px)',
  phone: '288px',
  /** The page in the middle, between two columns of words. */
  page: 'min(480px, 40vw)',
  frame: '9px',
  pin: '24px',
  /** From a word to the page, and how far the pin lies on the page. */
  wire: '64px',
  pot: '112px',
  shelf: '216px',
  board: '18px',
  grid: '20px',
} as const;

/** A rail along the edges of the bands, from one side to the other at each station. */
export const rail = {
  width: 'clamp(5px, .8vw, 10px)',
  turn: '36px',
  room: '72px',
  mail: '400px',
  sun: '340px',
  smallSun: '220px',
} as const;

/** Suns in a row that rise over a hill. */
export const rising = { height: '230px', least: '30px', more: '48px', climb: '112px' } as const;

/** What an article carries from its opening: on the ground of its sentence. */
export const piece = {
  strip: 'clamp(72px, 11vw, 140px)',
  tile: 'min(60px, (100vw - 48px) / 10)',
  row: 'min(40rem, 100vw - 48px)',
} as const;

const [ends, disc, label] = ['44px', '26px', '13.6em'];
const now = 'var(--now, -9) * 1%';
const at = 'var(--at) * 1%';
/** Where the label on the visitor's time starts. At both ends there is room for the sun. */
const time = `clamp(${ends}, ${now} - ${label} / 2, 100% - ${label} - ${ends})`;
/**
 * Chooses `after` if the page's sun is later than the visitor's time, and `before` if it is earlier: a
 * factor of 1 or 0, because CSS cannot compare numbers.
 */
const bySide = (after: string, before: string) =>
  `(${before} + clamp(0, (var(--at) - var(--now, 0)) * 999, 1) * (${after} - ${before}))`;

const roomAfter = `(${bySide('100%', time)} - var(--sun) - ${disc})`;
const roomBefore = `(var(--sun) - ${disc} - ${bySide(`(${time} + ${label})`, '0px')})`;
/** 1 if there is more room after the sun than before it, by the same times, else 0. */
const after = `clamp(0, (${bySide('100', 'var(--now, 0)')} + ${bySide('var(--now, 0)', '0')} - 2 * var(--at)) * 999, 1)`;

/** The strip of the day. `--at` and `--now` are percents of it. */
export const strip = {
  disc,
  label,
  now: `calc(${now})`,
  at: `calc(${at})`,
  time,
  sun: `calc(${bySide(`max(${at}, ${time} + ${label} + 24px)`, `min(${at}, ${time} - 24px)`)})`,
  after,
  /** Where the label begins, how much of its length it moves back, and the room for it. */
  name: `calc(var(--sun) + (2 * var(--after) - 1) * ${disc})`,
  back: 'calc((var(--after) - 1) * 100%)',
  room: `calc(${roomBefore} + var(--after) * (${roomAfter} - ${roomBefore}))`,
} as const;
