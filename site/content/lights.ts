/** The hours of the light that an article can be in, from 0 to 24. */
export const lights = {
  dawn: 6,
  morning: 9,
  noon: 12.5,
  afternoon: 16.5,
  evening: 18.2,
  night: 21,
} as const;

export type Light = keyof typeof lights;

export const lightNames = Object.keys(lights) as Light[];
