/** The half sun at the end of a page. */
export const dome = {
  sun: 'clamp(330px, 108vw, 780px)',
  height: '620px',
  inside: 'clamp(60px, 18vw, 72px) clamp(34px, 15vw, 112px) clamp(24px, 4vw, 34px)',
  /** From the sun's center to the start of its rays. */
  ray: '412px',
} as const;
