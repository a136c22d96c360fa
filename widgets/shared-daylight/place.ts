/** A city with the IANA name of its time zone. */
export interface City {
  city: string;
  zone: string;
}

/** A city with its working hours, in minutes after its midnight. */
export interface Place extends City {
  from: number;
  /** Not after `from` if the working hours end on the next day. */
  to: number;
}

/** What a visitor chooses: the places, and a date in the first of them. */
export interface Plan {
  places: readonly [Place, ...Place[]];
  date: string;
}

/** The names of cities that some browsers list under a former one. */
const renamed: Readonly<Record<string, string>> = {
  Asmera: 'Asmara',
  Calcutta: 'Kolkata',
  'Coral Harbour': 'Atikokan',
  Enderbury: 'Kanton',
  Faeroe: 'Faroe',
  Godthab: 'Nuuk',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Ponape: 'Pohnpei',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
  Truk: 'Chuuk',
};

/** The city that names a time zone: "Africa/Johannesburg" is Johannesburg. */
export function cityOf(zone: string): string {
  const name = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return renamed[name] ?? name;
}
