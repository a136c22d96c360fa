import { capitalize } from './capitalize.ts';
import { claims } from './claims.ts';

interface RoleTimes {
  role: string;
  /** The addresses of the pages about this role. */
  pages: string[];
  /** From the brief until candidates can be met. */
  shortlist: string;
  /** From the brief until the first day of work. */
  firstDay: string;
  /** The last day of each time, counted from the brief: the bars end there. */
  days: readonly [shortlist: number, firstDay: number];
}

const { days, dev, hire, match48, meet, sales } = claims;

/** What every page promises that is not about a role with times of its own. */
export const generalTimes: RoleTimes = {
  role: 'Every other role',
  pages: [],
  shortlist: meet.figure,
  firstDay: hire.figure,
  days: [3, 14],
};

const within48 = {
  ...generalTimes,
  shortlist: `usually within ${match48.figure}`,
  days: [2, 14],
} as const;

/** When to expect somebody, by role. A page promises no other times than those of its row. */
export const timetable: RoleTimes[] = [
  {
    ...generalTimes,
    role: 'Developers',
    pages: ['/developers'],
    firstDay: dev.figure,
    days: [3, 7],
  },
  { ...within48, role: 'Virtual assistants', pages: ['/virtual-assistants'] },
  { ...within48, role: 'Support agents', pages: ['/customer-service-agents-virtual-assistants'] },
  { ...within48, role: 'Project managers', pages: ['/project-managers'] },
  { ...generalTimes, role: 'Sales', pages: ['/sales'], firstDay: sales.figure },
  {
    ...generalTimes,
    role: 'Cybersecurity',
    pages: ['/cybersecurity'],
    shortlist: `${days.figure}: ${meet.figure}`,
  },
  generalTimes,
];

/** The times in the table, as they are written in sentences. */
export const timeFigures = [
  ...new Set([days, dev, hire, match48, meet, sales].map(({ figure }) => figure)),
];

/** The first of them is written as a title. */
const listOf = ([first = '', ...others]: string[]) =>
  new Intl.ListFormat('en', { style: 'long' })
    .format([first, ...others.map((role) => role.toLowerCase())])
    .replace(/, and /, ' and ');

/** The drawing of all times. */
export const howFast = {
  kind: 'timetable' as const,
  id: 'how-fast',
  heading: 'How fast each role starts',
  lead: 'Counted from your brief. The first day also depends on how soon you interview and decide.',
  columns: ['People to meet', 'First day'] as const,
  between: 'Your interviews and decision',
  days: 14,
  // Roles that take equally long share a bar.
  items: [...new Set(timetable.map(({ days }) => `${days}`))].map((key) => {
    const rows = timetable.filter(({ days }) => `${days}` === key);
    const { shortlist, firstDay, days } = rows.at(-1) ?? generalTimes;
    return {
      days,
      title: listOf(rows.map(({ role }) => role)),
      from: capitalize(shortlist),
      to: capitalize(firstDay),
    };
  }),
};

/** The address of this drawing. Every promise of a time links to it. */
export const howFastLink = { label: howFast.heading, href: `/how-it-works#${howFast.id}` };
