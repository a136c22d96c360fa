import * as v from 'valibot';
import { roles } from '../../supabase/functions/_shared/contract.ts';
import { faceNames } from './faces.ts';
import { photo } from './photo.ts';
import { type City, type HomeCity, homeZones, zones } from './places.ts';
import { line, listOf, paragraph, readPublished, sample } from './records.ts';
import { roleLabels } from './role-labels.ts';
import text from './talent.json?raw';

const availabilities = [
  'Available',
  'Available now',
  'Full-time',
  'Part-time',
  'Project-Based',
] as const;

/** The pages that show cards of people, by the values of `pages`. */
const pages = {
  home: 'Home page',
  'project-managers': 'Project managers',
  developers: 'Developers',
  'ai-workflow-specialists': 'AI workflow specialists',
  shopify: 'Shopify',
  'hire-a-team': 'Hire a team',
  'hire-fractional-talent': 'Fractional talent',
  sales: 'Sales',
  cybersecurity: 'Cybersecurity',
  'website-design-development': 'Websites',
  'virtual-assistants': 'Virtual assistants',
  'customer-service-agents-virtual-assistants': 'Customer service',
};
type Page = keyof typeof pages;

/** The home page shows four cards at a time, of people who are awake then. */
const fewestOn = (page: string): number => (page === 'home' ? 4 : 2);

/** The first page that has too few people. */
const emptiestPage = (people: readonly { pages: readonly Page[] }[]): Page | undefined =>
  (Object.keys(pages) as Page[]).find(
    (page) => people.filter((one) => one.pages.includes(page)).length < fewestOn(page),
  );

const hour = v.pipe(
  v.number('an hour is needed'),
  v.minValue(0, 'an hour from 0 to 24 is needed'),
  v.maxValue(24, 'an hour from 0 to 24 is needed'),
);

/** What a buyer reads about a person before the first interview. */
const profile = v.object({
  buyer: v.pipe(
    v.picklist(Object.keys(zones) as City[], 'no city has that name'),
    v.title('The buyer’s city'),
    v.description('The profile compares the working hours with nine to five there.'),
  ),
  task: v.pipe(paragraph, v.title('The task we gave')),
  result: v.pipe(paragraph, v.title('How it went')),
  note: v.pipe(paragraph, v.title('What the reviewer noted')),
  untested: v.pipe(paragraph, v.title('What we didn’t test')),
  tools: listOf(line),
});

const person = v.pipe(
  v.object({
    name: line,
    role: line,
    specialty: line,
    availability: v.picklist(availabilities, 'no such choice'),
    city: v.picklist(Object.keys(homeZones) as HomeCity[], 'no city has that name'),
    hours: v.pipe(
      v.object({ from: hour, to: hour }),
      v.transform(({ from, to }) => [from, to] as const),
      v.title('Working hours'),
      v.description('In local time, from 0 to 24.'),
    ),
    matchedRole: v.pipe(
      v.picklist(roles, 'no role has that name'),
      v.title('Role in the wizard'),
      v.metadata({ labels: roleLabels }),
      v.description('What a visitor chooses to find people like this one.'),
    ),
    face: v.pipe(
      v.picklist(faceNames, 'no portrait has that name'),
      v.title('Portrait'),
      v.description('Also names the profile, so each person needs a different one.'),
    ),
    photo: v.optional(photo),
    pages: v.pipe(
      v.array(v.picklist(Object.keys(pages) as Page[], 'no page has that name')),
      v.title('Shown on'),
      v.metadata({ labels: pages }),
    ),
    profile: v.pipe(profile, v.title('Profile')),
    sample,
  }),
  v.title('Person'),
);

export type Talent = v.InferOutput<typeof person>;

export const talentFile = v.object({
  people: v.pipe(
    listOf(person),
    v.check(
      (people) => new Set(people.map(({ face }) => face)).size === people.length,
      'each person needs a different portrait',
    ),
    v.check(
      (people) => !emptiestPage(people),
      ({ input }) => {
        const page = emptiestPage(input) ?? 'home';
        return `${fewestOn(page)} people are needed on the page “${pages[page]}”`;
      },
    ),
    v.description('Pages show people in this order.'),
  ),
});

export const { people } = readPublished('talent.json', talentFile, text);

export const peopleOn = (page: Page): Talent[] => people.filter((one) => one.pages.includes(page));

export const talent = peopleOn('home');
export const projectManagers = peopleOn('project-managers');
export const developers = peopleOn('developers');
export const aiSpecialists = peopleOn('ai-workflow-specialists');
export const shopifyTalent = peopleOn('shopify');
export const teamTalent = peopleOn('hire-a-team');

/** The people on /sample-shortlist. */
export const shortlist = projectManagers.slice(0, 3);

/** The person whom the company of the sample shortlist hires, on every page that tells its story: Ingrid. */
export const hired = shortlist.slice(2);

export const leadersSalesAndSecurity = [
  ...peopleOn('hire-fractional-talent'),
  ...peopleOn('sales'),
  ...peopleOn('cybersecurity'),
];

const grouped = [
  ...shortlist,
  ...developers,
  ...aiSpecialists,
  ...shopifyTalent,
  ...leadersSalesAndSecurity,
];

/** The people on /sample-profiles who are in none of the groups above. */
export const otherTalent = people.filter((one) => !grouped.includes(one));

/** The address of a person's profile. */
export const profileAddress = (one: Talent): string =>
  `/sample-${shortlist.includes(one) ? 'shortlist' : 'profiles'}#${one.face}`;
