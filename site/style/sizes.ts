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
