/** The half sun at the end of a page. */
export const dome = {
  sun: 'clamp(330px, 108vw, 720px)',
  height: '590px',
  inside: 'clamp(84px, 22vw, 120px) clamp(34px, 15vw, 104px) clamp(24px, 4vw, 34px)',
  /** From the sun's center to the start of its rays. */
  ray: '384px',
} as const;
