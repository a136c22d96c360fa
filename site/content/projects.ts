import { claims } from './claims.ts';

export interface Project {
  title: string;
  text: string;
  /** How both sides know that it is finished. */
  done: string;
  team: { name: string; initials: string }[];
  tags?: string[];
  /** The paper of its folder. */
  color: 'sun' | 'lagoon' | 'dusk' | 'clay';
  /** Not a real project: its group says "Illustrative example". */
  sample: boolean;
}

export const sampleProjects: Project[] = [
  {
    title: 'Online store rebuild',
    text: 'A slow store moved to a new theme, with a shorter checkout.',
    done: 'Staff change a product page without a developer.',
    team: [
      { name: 'Ayanda T., Shopify developer', initials: 'AT' },
      { name: 'Thandi M., product designer', initials: 'TM' },
    ],
    tags: ['E-commerce', 'Design', 'Front end'],
    color: 'sun',
    sample: true,
  },
  {
    title: 'Booking app MVP',
    text: 'A first version for a dance studio, small enough to test with real members.',
    done: 'A member books and pays on her own phone.',
    team: [
      { name: 'Mei L., mobile developer', initials: 'ML' },
      { name: 'Mateo R., Python developer', initials: 'MR' },
      { name: 'Nomvula D., agile project manager', initials: 'ND' },
    ],
    tags: ['Mobile', 'Booking', 'MVP'],
    color: 'lagoon',
    sample: true,
  },
  {
    title: 'CRM cleanup',
    text: 'Duplicates merged, fields renamed, dead deals archived.',
    done: 'Every open deal has one owner and a next date.',
    team: [
      { name: 'Rajesh N., operations project manager', initials: 'RN' },
      { name: 'Lerato K., virtual assistant', initials: 'LK' },
    ],
    tags: ['CRM', 'Data', 'Sales'],
    color: 'dusk',
    sample: true,
  },
  {
    title: 'Brand and website',
    text: 'A logo, colors, copy and a small website for a new company.',
    done: 'The founder has updated a page without help.',
    team: [
      { name: 'Thandi M., product designer', initials: 'TM' },
      { name: 'Sipho N., React developer', initials: 'SN' },
    ],
    tags: ['Brand', 'Copy', 'Website'],
    color: 'clay',
    sample: true,
  },
  {
    title: 'Support chatbot',
    text: 'It answers from the help articles and says when it doesn’t know.',
    done: 'A chat reaches a person with its history attached.',
    team: [
      { name: 'Tunde O., chatbot developer', initials: 'TO' },
      { name: 'Harjit S., support agent', initials: 'HS' },
    ],
    tags: ['AI', 'Support', 'Automation'],
    color: 'sun',
    sample: true,
  },
];

/** For app development. */
export const sampleApps: Project[] = [
  {
    title: 'Operations dashboard',
    text: `Orders, stock and late packages on one screen, in ${claims.dashboard.figure}.`,
    done: 'The warehouse spots a late package the same morning.',
    team: [
      { name: 'Sipho N., React developer', initials: 'SN' },
      { name: 'Mateo R., Python developer', initials: 'MR' },
    ],
    color: 'lagoon',
    sample: true,
  },
  {
    title: 'Marketplace MVP',
    text: 'Sellers list items; buyers message and review them. Payments came later.',
    done: 'A buyer and a seller have agreed on a price.',
    team: [
      { name: 'Kwame A., technical project manager', initials: 'KA' },
      { name: 'Sipho N., React developer', initials: 'SN' },
      { name: 'Thandi M., product designer', initials: 'TM' },
    ],
    color: 'sun',
    sample: true,
  },
  {
    title: 'Clinic booking app',
    text: 'Patients pick a time. The front desk sees one calendar.',
    done: 'A patient books a visit without calling the front desk.',
    team: [
      { name: 'Mei L., mobile developer', initials: 'ML' },
      { name: 'Nomvula D., agile project manager', initials: 'ND' },
    ],
    color: 'dusk',
    sample: true,
  },
];

export const allProjects = [...sampleProjects, ...sampleApps];
