/** The time zones of the cities where sample people live. */
export const homeZones = {
  Accra: 'Africa/Accra',
  Cairo: 'Africa/Cairo',
  'Cape Town': 'Africa/Johannesburg',
  Durban: 'Africa/Johannesburg',
  Johannesburg: 'Africa/Johannesburg',
  Lagos: 'Africa/Lagos',
  Manila: 'Asia/Manila',
  Nairobi: 'Africa/Nairobi',
  'Port Louis': 'Indian/Mauritius',
  Pretoria: 'Africa/Johannesburg',
  Recife: 'America/Recife',
  Windhoek: 'Africa/Windhoek',
} as const;

export type HomeCity = keyof typeof homeZones;

/** The time zones of all cities that the sample profiles mention. */
export const zones = {
  ...homeZones,
  Berlin: 'Europe/Berlin',
  Chicago: 'America/Chicago',
  London: 'Europe/London',
  'New York': 'America/New_York',
} as const;

export type City = keyof typeof zones;
