import { claims } from './claims.ts';

export interface Project {
  title: string;
  description: string;
  team: { name: string; initials: string }[];
  tags?: string[];
  icon: 'bot' | 'calendar' | 'database' | 'gauge' | 'palette' | 'store';
  color: 'sun' | 'protea' | 'lagoon' | 'dusk' | 'clay';
  /** Not a real project: its group says "Illustrative example". */
  sample: boolean;
}

export const sampleProjects: Project[] = [
  {
    title: 'Online store rebuild',
    description:
      'A slow store moved to a new theme, with a shorter checkout and product pages the staff can edit.',
    team: [
      { name: 'Ayanda T., Shopify developer', initials: 'AT' },
      { name: 'Thandi M., product designer', initials: 'TM' },
    ],
    tags: ['E-commerce', 'Design', 'Front end'],
    icon: 'store',
    color: 'sun',
    sample: true,
  },
  {
    title: 'Booking app MVP',
    description:
      'A first version for a fitness studio. Members pick a class, pay and get a reminder. It’s small enough to test with real customers.',
    team: [
      { name: 'Mei L., mobile developer', initials: 'ML' },
      { name: 'Yusuf B., Python developer', initials: 'YB' },
      { name: 'Nomvula D., project manager', initials: 'ND' },
    ],
    tags: ['Mobile', 'Payments', 'MVP'],
    icon: 'calendar',
    color: 'lagoon',
    sample: true,
  },
  {
    title: 'CRM cleanup',
    description:
      'Duplicates merged, fields renamed, dead deals archived. The sales team can trust its list again and knows how to keep it clean.',
    team: [
      { name: 'Rajesh N., operations manager', initials: 'RN' },
      { name: 'Lerato K., virtual assistant', initials: 'LK' },
    ],
    tags: ['CRM', 'Data', 'Sales'],
    icon: 'database',
    color: 'dusk',
    sample: true,
  },
  {
    title: 'Brand and website',
    description:
      'A logo, colors, copy and a small website for a new company. The founder can update it without help.',
    team: [
      { name: 'Thandi M., product designer', initials: 'TM' },
      { name: 'Sipho N., React developer', initials: 'SN' },
    ],
    tags: ['Brand', 'Copy', 'Website'],
    icon: 'palette',
    color: 'clay',
    sample: true,
  },
  {
    title: 'Support chatbot',
    description:
      'It answers from the help articles, says when it doesn’t know and passes the chat, with its history, to a person.',
    team: [
      { name: 'Tunde O., chatbot developer', initials: 'TO' },
      { name: 'Harjit S., support agent', initials: 'HS' },
    ],
    tags: ['AI', 'Support', 'Automation'],
    icon: 'bot',
    color: 'protea',
    sample: true,
  },
];

/** For app development. */
export const sampleApps: Project[] = [
  {
    title: 'Operations dashboard',
    description: `Orders, stock and late packages on one screen. ${claims.dashboard.text}.`,
    team: [
      { name: 'Sipho N., React developer', initials: 'SN' },
      { name: 'Yusuf B., Python developer', initials: 'YB' },
    ],
    icon: 'gauge',
    color: 'lagoon',
    sample: true,
  },
  {
    title: 'Marketplace MVP',
    description:
      'Sellers list items; buyers message and review them. Payments were added once people were using it.',
    team: [
      { name: 'Kwame A., technical project manager', initials: 'KA' },
      { name: 'Sipho N., React developer', initials: 'SN' },
      { name: 'Thandi M., product designer', initials: 'TM' },
    ],
    icon: 'store',
    color: 'sun',
    sample: true,
  },
  {
    title: 'Clinic booking app',
    description:
      'Patients pick a time on their phone. The front desk sees one calendar and gets fewer calls.',
    team: [
      { name: 'Mei L., mobile developer', initials: 'ML' },
      { name: 'Nomvula D., agile project manager', initials: 'ND' },
    ],
    icon: 'calendar',
    color: 'dusk',
    sample: true,
  },
];
