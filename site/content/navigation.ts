import { type Action, apply, getMatched } from './actions.ts';
import { brand } from './brand.ts';
import { labels } from './labels.ts';
import { addedTo } from './menu.ts';
import { shell } from './shell.ts';

/** A list for the links that people added to a menu, if there are any. */
const listOf = (links: Action[]): Action[][] => (links.length > 0 ? [links] : []);

/** A menu. A line separates its lists. */
export interface NavigationGroup {
  label: string;
  lists: Action[][];
}

export type NavigationEntry = Action | NavigationGroup;

export const navigation: NavigationEntry[] = [
  { label: 'For Companies', href: '/for-companies' },
  { label: 'For Talent', href: '/for-talent' },
  {
    label: 'Hire Talent',
    lists: [
      [
        { label: 'Sales', href: '/sales' },
        { label: 'Virtual Assistants', href: '/virtual-assistants' },
        { label: 'Project Managers', href: '/project-managers' },
        { label: 'Developers', href: '/developers' },
        { label: 'Fractional Talent', href: '/hire-fractional-talent' },
        { label: 'AI Workflow Specialists', href: '/ai-workflow-specialists' },
        { label: 'Cybersecurity', href: '/cybersecurity' },
        { label: 'Shopify & E-Commerce', href: '/shopify' },
      ],
      [{ label: 'Hire a Full Team', href: '/hire-a-team' }],
      ...listOf(addedTo('Hire Talent')),
    ],
  },
  {
    label: 'Managed Projects',
    lists: [
      [
        { label: 'Project-Based Talent', href: '/project-based-talent' },
        { label: 'App Development', href: '/app-development' },
      ],
      ...listOf(addedTo('Managed Projects')),
    ],
  },
  {
    label: 'Resources',
    lists: [
      [
        { label: 'Blogs', href: '/resources' },
        { label: 'Case Studies', href: '/case-studies' },
      ],
      [
        { label: 'How It Works', href: '/how-it-works' },
        { label: 'Sample Shortlist', href: '/sample-shortlist' },
      ],
      ...listOf(addedTo('Resources')),
    ],
  },
  { label: 'About', href: '/about-us' },
];

/** The pages for people who look for work. */
const talentPages = [
  '/for-talent',
  '/how-it-works-freelancers',
  '/apply',
  `/resources/freelancers-love-${brand.slug}`,
];

/** The button of the bar: most pages are for companies. */
export const barAction = (path: string): Action =>
  talentPages.includes(path) ? apply('Apply') : getMatched;

export const helpfulLinks: Action[] = [
  { label: 'For Companies', href: '/for-companies' },
  { label: 'For Talent', href: '/for-talent' },
  { label: 'Hire a Team', href: '/hire-a-team' },
  { label: 'Project-Based Talent', href: '/project-based-talent' },
  { label: 'App Development', href: '/app-development' },
  { label: 'How It Works', href: '/how-it-works' },
  { label: 'Resources', href: '/resources' },
  ...addedTo('Footer'),
];

/** The links in the last row of the footer. */
export const smallPrint: Action[] = [
  { label: 'Shared Daylight', href: '/shared-daylight' },
  { label: 'For partners', href: '/embed' },
  labels.terms.link,
  { label: 'Privacy', href: '/privacy' },
  { label: 'Accessibility', href: '/accessibility' },
];

/** The pages that the sun at the end of each page has as its rays: those of the menu, the footer and the tools. */
export const rays: Action[] = [
  { label: shell.home, href: '/' },
  shell.article.all,
  ...navigation.flatMap((entry) => ('lists' in entry ? entry.lists.flat() : entry)),
  ...helpfulLinks,
  ...smallPrint,
  { label: 'Websites', href: '/website-design-development' },
  { label: 'Customer Service', href: '/customer-service-agents-virtual-assistants' },
  { label: 'How joining works', href: '/how-it-works-freelancers' },
  { label: 'Sample Profiles', href: '/sample-profiles' },
  { label: 'First Ten', href: '/first-ten' },
  { label: 'Get Matched', href: '/get-matched' },
  { label: 'Apply', href: '/apply' },
].filter(({ href }, index, all) => all.findIndex((other) => other.href === href) === index);

/** The page in `rays` that is lit for a page without a ray of its own, such as Resources for an article. */
export const rayAbove = (path: string): Action | undefined =>
  rays.find(({ href }) => path.startsWith(`${href}/`));
