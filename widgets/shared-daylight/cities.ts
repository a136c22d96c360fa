import type { City } from './place.ts';

/** More cities, with the time zone that has another city's name. */
const moreCities: Readonly<Record<string, string>> = {
  'Cape Town': 'Africa/Johannesburg',
  Pretoria: 'Africa/Johannesburg',
  Abuja: 'Africa/Lagos',
  Durban: 'Africa/Johannesburg',
  Bengaluru: 'Asia/Calcutta',
  Chennai: 'Asia/Calcutta',
  Delhi: 'Asia/Calcutta',
  'New Delhi': 'Asia/Calcutta',
  Hyderabad: 'Asia/Calcutta',
  Mumbai: 'Asia/Calcutta',
  Pune: 'Asia/Calcutta',
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

/** Whether a city is one of those with the time zone that has another city's name. */
export const isCityIn = (city: string, zone: string): boolean => moreCities[city] === zone;

/** Other names of a city: in its own language, of its state, or of its clock. */
const aliases: Readonly<Record<string, string>> = {
  'New York': 'NYC NY EST EDT ET',
  Chicago: 'IL CST CDT CT',
  Denver: 'CO MST MDT MT',
  'Los Angeles': 'LA CA PST PDT PT',
  'San Francisco': 'SF CA Silicon Valley',
  Boston: 'MA',
  Miami: 'FL',
  Austin: 'TX',
  Dallas: 'TX',
  Houston: 'TX',
  Seattle: 'WA',
  Washington: 'DC',
  London: 'GMT BST',
  Lisbon: 'Lisboa WET WEST',
  Berlin: 'CET CEST',
  Munich: 'München Muenchen',
  Cologne: 'Köln Koeln',
  Geneva: 'Genève Genf',
  Vienna: 'Wien',
  Prague: 'Praha',
  Warsaw: 'Warszawa',
  Rome: 'Roma',
  Milan: 'Milano',
  Copenhagen: 'København',
  Athens: 'Athina EET EEST',
  Moscow: 'Moskva MSK',
  Johannesburg: 'SAST',
  Nairobi: 'EAT',
  Lagos: 'WAT',
  Kolkata: 'Calcutta IST',
  Bengaluru: 'Bangalore',
  Mumbai: 'Bombay',
  Chennai: 'Madras',
  Manila: 'PHT PST',
  Tokyo: 'JST',
  Sydney: 'AEST AEDT',
  UTC: 'GMT Zulu Universal',
};

/** Short names of countries, by the code of their region. */
const shortNames: Readonly<Record<string, string>> = { AE: 'UAE', GB: 'UK', US: 'USA' };

/** A city with what finds it, simplified. */
interface Entry extends City {
  name: string;
  aliases: readonly string[];
  /** The country's names. */
  country: readonly string[];
}

let entries: readonly Entry[] | undefined;

function listEntries(cityOf: (zone: string) => string): readonly Entry[] {
  const countries = countriesByZone();
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);
  const cities = [
    ...[...zones].map((zone) => ({ city: cityOf(zone), zone })),
    ...Object.entries(moreCities).map(([city, zone]) => ({ city, zone })),
  ];
  return cities.map(({ city, zone }) => ({
    city,
    zone,
    name: simplify(city),
    aliases: (aliases[city] ?? '').split(' ').map(simplify),
    country: countries.get(zone) ?? [],
  }));
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/**
 * The English names of the country of each time zone, from the browser's own data. Empty where the
 * browser has no `getTimeZones` (tc39/proposal-intl-locale-info).
 */
function countriesByZone(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const name = regions.of(code);
    const locale = new Intl.Locale(`und-${name ? code : 'ZZ'}`) as Partial<LocaleInfo>;
    const names = [name ?? '', shortNames[code] ?? ''].map(simplify);
    // A former code, such as UK, comes after the present one, GB.
    for (const zone of locale.getTimeZones?.() ?? []) {
      if (!found.has(zone)) found.set(zone, names);
    }
  }
  return found;
}

interface LocaleInfo {
  getTimeZones(): readonly string[] | undefined;
}

/**
 * The cities for a search, of which each word begins a word of the city's name, of another name of it, of
 * its country or of its time zone. First come those with exactly this name, then those in a country with
 * this name, then those whose name begins with it; of these, well-known cities.
 */
export function findCities(search: string, cityOf: (zone: string) => string): City[] {
  entries ??= listEntries(cityOf);
  const query = simplify(search);
  const words = query.split(' ');
  const rankOf = ({ name, aliases, country, zone }: Entry): number => {
    const all = ` ${[name, ...aliases, ...country, simplify(zone)].join(' ')}`;
    const fits = [
      name === query || aliases.includes(query),
      country.includes(query),
      name.startsWith(query),
      ` ${name}`.includes(` ${query}`),
      words.every((word) => all.includes(` ${word}`)),
      true,
    ];
    return fits.indexOf(true) * 2 + Number(aliases.length < 2);
  };
  return entries
    .map((entry) => ({ ...entry, rank: rankOf(entry) }))
    .filter(({ rank }) => rank < 10)
    .sort((one, other) => one.rank - other.rank || one.city.localeCompare(other.city))
    .slice(0, 6)
    .map(({ city, zone }) => ({ city, zone }));
}

/** Whether a search has letters that no city here is written in. */
export const isOtherScript = (search: string): boolean => /[^\P{L}\p{Script=Latin}]/u.test(search);

/** Without accents and punctuation: `New York, NY` is like `new york ny`, and `GMT-5` keeps its sign. */
const simplify = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}+-]+|(?<=\p{L})-(?=\p{L})/gu, ' ')
    .toLowerCase()
    .trim();
