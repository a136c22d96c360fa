export const words = {
  date: 'Date',
  together: '{hours} together',
  none: 'No hours together',
  span: '{from} to {to}',
  yourTime: '{times} your time',
  placeTime: '{times} in {place}',
  apart: 'Try earlier or later hours.',
  table: 'Hours of each place, in its own time',
  works: 'Works',
  shared: 'Shared',
  city: 'City',
  search: 'Type a city',
  noMatch: 'No city with this name',
  from: 'From',
  to: 'To',
  add: 'Add a place',
  remove: 'Remove',
  ask: 'Find people for these hours',
  /** Filled into the wizard's question "What are you hiring for?". */
  request: 'People who are at work {times}, {place} time.',
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'The link is in the address bar.',
  meeting: {
    heading: 'Best hour to meet each week',
    fits: 'Within everyone’s hours all year.',
    closest: 'No hour suits everyone all year. This one is closest.',
    save: 'Save to calendar',
    title: 'Weekly meeting: {places}',
  },
  changes: {
    heading: 'When the clocks change',
    from: '{hours} from {date}',
    none: 'Nothing shared from {date}',
    where: 'Clocks change in {places}.',
    never: 'They do not change within a year.',
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
