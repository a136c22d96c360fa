import type { City } from './place.ts';

/** More cities, with the time zone that has another city's name. */
const moreCities: Readonly<Record<string, string>> = {
  'Cape Town': 'Africa/Johannesburg',
  Pretoria: 'Africa/Johannesburg',
  Abuja: 'Africa/Lagos',
  Bengaluru: 'Asia/Calcutta',
  Delhi: 'Asia/Calcutta',
  Mumbai: 'Asia/Calcutta',
  Islamabad: 'Asia/Karachi',
  Beijing: 'Asia/Shanghai',
  Shenzhen: 'Asia/Shanghai',
  Osaka: 'Asia/Tokyo',
  Hanoi: 'Asia/Bangkok',
  'Abu Dhabi': 'Asia/Dubai',
  'Tel Aviv': 'Asia/Jerusalem',
  Ankara: 'Europe/Istanbul',
  Barcelona: 'Europe/Madrid',
  Milan: 'Europe/Rome',
  Munich: 'Europe/Berlin',
  Hamburg: 'Europe/Berlin',
  Frankfurt: 'Europe/Berlin',
  Cologne: 'Europe/Berlin',
  Geneva: 'Europe/Zurich',
  Rotterdam: 'Europe/Amsterdam',
  Antwerp: 'Europe/Brussels',
  Gothenburg: 'Europe/Stockholm',
  Porto: 'Europe/Lisbon',
  Krakow: 'Europe/Warsaw',
  Edinburgh: 'Europe/London',
  Glasgow: 'Europe/London',
  Manchester: 'Europe/London',
  Atlanta: 'America/New_York',
  Boston: 'America/New_York',
  Miami: 'America/New_York',
  Philadelphia: 'America/New_York',
  Washington: 'America/New_York',
  Austin: 'America/Chicago',
  Dallas: 'America/Chicago',
  Houston: 'America/Chicago',
  Minneapolis: 'America/Chicago',
  'Salt Lake City': 'America/Denver',
  'Las Vegas': 'America/Los_Angeles',
  Portland: 'America/Los_Angeles',
  'San Diego': 'America/Los_Angeles',
  'San Francisco': 'America/Los_Angeles',
  Seattle: 'America/Los_Angeles',
  Montreal: 'America/Toronto',
  Ottawa: 'America/Toronto',
  Calgary: 'America/Edmonton',
  Guadalajara: 'America/Mexico_City',
  Medellin: 'America/Bogota',
  Brasilia: 'America/Sao_Paulo',
  'Rio de Janeiro': 'America/Sao_Paulo',
  Canberra: 'Australia/Sydney',
  Wellington: 'Pacific/Auckland',
};

let cities: readonly City[] | undefined;

const listCities = (cityOf: (zone: string) => string): readonly City[] => [
  ...Intl.supportedValuesOf('timeZone').map((zone) => ({ city: cityOf(zone), zone })),
  ...Object.entries(moreCities).map(([city, zone]) => ({ city, zone })),
];

/** The cities whose name or time zone contains a text; those whose name begins with it come first. */
export function findCities(text: string, cityOf: (zone: string) => string): City[] {
  cities ??= listCities(cityOf);
  const query = simplify(text);
  const rankOf = ({ city, zone }: City): number => {
    const name = ` ${simplify(city)}`;
    if (name.includes(` ${query}`)) return name.startsWith(` ${query}`) ? 0 : 1;
    return `${name} ${simplify(zone)}`.includes(query) ? 2 : 3;
  };
  return cities
    .filter((each) => rankOf(each) < 3)
    .sort((one, other) => rankOf(one) - rankOf(other) || one.city.localeCompare(other.city))
    .slice(0, 6);
}

/** Without accents, which the names of time zones do not have either. */
const simplify = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('_', ' ').toLowerCase().trim();
