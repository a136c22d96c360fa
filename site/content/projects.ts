import { claims } from './claims.ts';
import type { FaceName } from './faces.ts';

export interface Project {
  title: string;
  text: string;
  /** How both sides know that it is finished. */
  done: string;
  team: { name: string; face: FaceName }[];
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
      { name: 'Ayanda T., Shopify developer', face: 'ayanda' },
      { name: 'Thandi M., product designer', face: 'thandi' },
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
      { name: 'Mei L., mobile developer', face: 'mei' },
      { name: 'Mateo R., Python developer', face: 'mateo' },
      { name: 'Nomvula D., agile project manager', face: 'nomvula' },
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
      { name: 'Rajesh N., operations project manager', face: 'rajesh' },
      { name: 'Lerato K., virtual assistant', face: 'lerato' },
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
      { name: 'Thandi M., product designer', face: 'thandi' },
      { name: 'Sipho N., React developer', face: 'sipho' },
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
      { name: 'Tunde O., chatbot developer', face: 'tunde' },
      { name: 'Harjit S., support agent', face: 'harjit' },
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
      { name: 'Sipho N., React developer', face: 'sipho' },
      { name: 'Mateo R., Python developer', face: 'mateo' },
    ],
    color: 'lagoon',
    sample: true,
  },
  {
    title: 'Marketplace MVP',
    text: 'Sellers list items; buyers message and review them. Payments came later.',
    done: 'A buyer and a seller have agreed on a price.',
    team: [
      { name: 'Kwame A., technical project manager', face: 'kwame' },
      { name: 'Sipho N., React developer', face: 'sipho' },
      { name: 'Thandi M., product designer', face: 'thandi' },
    ],
    color: 'sun',
    sample: true,
  },
  {
    title: 'Clinic booking app',
    text: 'Patients pick a time. The front desk sees one calendar.',
    done: 'A patient books a visit without calling the front desk.',
    team: [
      { name: 'Mei L., mobile developer', face: 'mei' },
      { name: 'Nomvula D., agile project manager', face: 'nomvula' },
    ],
    color: 'dusk',
    sample: true,
  },
];

export const allProjects = [...sampleProjects, ...sampleApps];
