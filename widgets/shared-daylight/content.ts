export const messages = {
  date: 'Date',
  together: 'You share {hours}',
  none: 'No shared hours',
  span: '{from} to {to}',
  /** The halves of the day, for visitors with a 12-hour clock. */
  am: 'a.m.',
  pm: 'p.m.',
  yourTime: '{times} your time',
  placeTime: '{times} in {place}',
  apart: 'Try earlier or later hours.',
  /** Where the second place has other hours. */
  nineToFive: 'With nine to five in {place}: {hours}',
  table: 'Working hours and shared hours in each place’s own time',
  works: 'Working hours',
  shared: 'Shared hours',
  city: 'City',
  search: 'Type a city',
  noMatch: 'No city found. Try a larger city nearby.',
  /** For a search in letters that no city here is written in. */
  otherScript: 'No city found. Write it in Latin letters.',
  from: 'From',
  to: 'To',
  add: 'Add a place',
  remove: 'Remove',
  ask: 'Find people who work these hours',
  /** Filled into the wizard's question "What are you hiring for?". */
  request: 'People who can work {times}, {place} time.',
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'Link selected. Copy it with your keyboard or menu.',
  meeting: {
    heading: 'Best hour to meet each week',
    fits: 'This hour is in everyone’s working day all year.',
    closest: 'No hour works for everyone all year. This one comes closest.',
    save: 'Save to calendar',
    title: 'Weekly meeting: {places}',
  },
  changes: {
    heading: 'When the clocks change',
    from: 'You share {hours} from {date} on',
    none: 'No shared hours from {date}',
    where: 'Clocks change in {places}.',
    never: 'None of these clocks change in the next year.',
  },
};

/** The places of the prerendered view, and those that are added first. */
export const suggestedZones = [
  'Europe/London',
  'Africa/Johannesburg',
  'America/New_York',
  'Asia/Manila',
] as const;

/** The day of the prerendered view. */
export const exampleDate = '2026-07-01';

/** The attributes, with their kinds; documented in widgets/elements.d.ts: `HireSharedDaylightElement`. */
export const attributes = {
  places: 'string',
  hours: 'string',
  date: 'string',
  ownsPage: 'boolean',
  theme: ['auto', 'light', 'dark'],
  messages: 'json',
} as const;
