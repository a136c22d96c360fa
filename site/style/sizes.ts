/** The half sun at the end of a page. */
export const dome = {
  sun: 'clamp(330px, 108vw, 720px)',
  height: '590px',
  inside: 'clamp(84px, 22vw, 120px) clamp(34px, 15vw, 104px) clamp(24px, 4vw, 34px)',
  /** From the sun's center to the start of its rays. */
  ray: '384px',
} as const;

/** Steps that rise over a hill. */
export const horizon = {
  /** From the top of the tallest page to the hill. */
  pages: '290px',
  /** From the top of the tallest sun to the land. */
  suns: '236px',
  page: '326px',
  sun: '270px',
  /** The first sun behind a page, and how much larger the last one is. */
  first: '110px',
  more: '190px',
  /** The upper edge of the hill. */
  curve: '50% 50% 0 0 / 56px 56px 0 0',
} as const;

/** Days of a week that grow. */
export const week = {
  day: '150px',
  /** How much taller each day is than the one before it. */
  step: '34px',
  peak: '330px',
  disc: '420px',
  /** Type that fits its column, by the number of letters of its longest word. */
  fit: 'calc(150cqi / var(--letters))',
} as const;

/** The big sun beside a list of words. */
export const indexSun = 'clamp(280px, 30vw, 420px)';

/** Papers on a hill: what is seen of them. */
export const proof = { seen: '118px', sheet: '190px' } as const;

/** Bars on a scale of weeks. */
export const spans = {
  /** From one day of work to the next, and from one milestone to the next. */
  beat: '5.2%',
  milestone: '16.66%',
  title: 'clamp(1.75rem, 1.4rem + 1vw, 2.0625rem)',
} as const;

/** Pictures under an arch. */
export const arch = {
  face: '200px',
  small: '50px',
  cover: '190px',
  coverHeight: '216px',
  /** A quote beside its face. */
  quote: 'clamp(1.625rem, 1rem + 2vw, 2.3125rem)',
} as const;
