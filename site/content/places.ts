/** The time zones of the cities where sample people live. */
export const homeZones = {
  Accra: 'Africa/Accra',
  Bengaluru: 'Asia/Kolkata',
  Bogotá: 'America/Bogota',
  'Cape Town': 'Africa/Johannesburg',
  Durban: 'Africa/Johannesburg',
  Johannesburg: 'Africa/Johannesburg',
  Lagos: 'Africa/Lagos',
  Lima: 'America/Lima',
  Manila: 'Asia/Manila',
  'Mexico City': 'America/Mexico_City',
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
  'Los Angeles': 'America/Los_Angeles',
  'New York': 'America/New_York',
} as const;

export type City = keyof typeof zones;
