/** The portraits in site/build/assets/faces.ts. */
export type FaceName =
  | 'thandi'
  | 'pieter'
  | 'lerato'
  | 'amina'
  | 'nomvula'
  | 'kwame'
  | 'ingrid'
  | 'rajesh'
  | 'sipho'
  | 'yusuf'
  | 'mei'
  | 'tunde'
  | 'zanele'
  | 'lucas'
  | 'ayanda'
  | 'carla'
  | 'harjit'
  | 'nadia'
  | 'naledi'
  | 'david'
  | 'sofia'
  | 'johan'
  | 'arjun'
  | 'wanjiru'
  | 'omar'
  | 'lindiwe'
  | 'hannah'
  | 'marcus'
  | 'folasade'
  | 'ben'
  | 'priyanka'
  | 'stefan'
  | 'camila'
  | 'rosa';

export interface Talent {
  name: string;
  role: string;
  specialty: string;
  availability: 'Available' | 'Available now' | 'Full-time' | 'Part-time' | 'Project-Based';
  face: FaceName;
  /** Not a real person: its group says "Illustrative example". */
  sample: boolean;
}

export const talentNote = 'Illustrative example';

export const talent: Talent[] = [
  {
    name: 'Thandi M.',
    role: 'Product Designer',
    specialty: 'Design systems and prototypes',
    availability: 'Available now',
    face: 'thandi',
    sample: true,
  },
  {
    name: 'Pieter V.',
    role: 'DevOps Engineer',
    specialty: 'Cloud, pipelines and on-call support',
    availability: 'Full-time',
    face: 'pieter',
    sample: true,
  },
  {
    name: 'Lerato K.',
    role: 'Virtual Assistant',
    specialty: 'Inbox, calendar and travel',
    availability: 'Part-time',
    face: 'lerato',
    sample: true,
  },
  {
    name: 'Amina S.',
    role: 'AI Workflow Specialist',
    specialty: 'Automations your team can trust',
    availability: 'Project-Based',
    face: 'amina',
    sample: true,
  },
];

export const projectManagers: Talent[] = [
  {
    name: 'Nomvula D.',
    role: 'Agile Project Manager',
    specialty: 'Sprint plans, stand-ups and task boards',
    availability: 'Available now',
    face: 'nomvula',
    sample: true,
  },
  {
    name: 'Kwame A.',
    role: 'Technical Project Manager',
    specialty: 'Reads code and writes release plans',
    availability: 'Full-time',
    face: 'kwame',
    sample: true,
  },
  {
    name: 'Ingrid L.',
    role: 'Client-Services Project Manager',
    specialty: 'Scope, budgets and client updates',
    availability: 'Part-time',
    face: 'ingrid',
    sample: true,
  },
  {
    name: 'Rajesh N.',
    role: 'Operations Project Manager',
    specialty: 'Migrations, office moves and new processes',
    availability: 'Project-Based',
    face: 'rajesh',
    sample: true,
  },
];

export const developers: Talent[] = [
  {
    name: 'Sipho N.',
    role: 'React Developer',
    specialty: 'Dashboards, forms and design systems',
    availability: 'Available now',
    face: 'sipho',
    sample: true,
  },
  {
    name: 'Yusuf B.',
    role: 'Python Developer',
    specialty: 'APIs, data jobs and Postgres',
    availability: 'Full-time',
    face: 'yusuf',
    sample: true,
  },
  {
    name: 'Mei L.',
    role: 'Mobile Developer',
    specialty: 'Flutter apps, from first screen to app store',
    availability: 'Project-Based',
    face: 'mei',
    sample: true,
  },
  {
    name: 'Pieter V.',
    role: 'DevOps Engineer',
    specialty: 'Cloud setup, pipelines and alerts',
    availability: 'Part-time',
    face: 'pieter',
    sample: true,
  },
];

export const aiSpecialists: Talent[] = [
  {
    name: 'Amina S.',
    role: 'Automation Builder',
    specialty: 'Lead triage with a final human check',
    availability: 'Project-Based',
    face: 'amina',
    sample: true,
  },
  {
    name: 'Tunde O.',
    role: 'Chatbot Developer',
    specialty: 'Support replies in your brand’s tone',
    availability: 'Available now',
    face: 'tunde',
    sample: true,
  },
  {
    name: 'Zanele P.',
    role: 'RAG Engineer',
    specialty: 'AI search that quotes your documents',
    availability: 'Full-time',
    face: 'zanele',
    sample: true,
  },
  {
    name: 'Lucas F.',
    role: 'Zapier and Make Expert',
    specialty: 'Reports and handoffs between apps',
    availability: 'Part-time',
    face: 'lucas',
    sample: true,
  },
];

export const shopifyTalent: Talent[] = [
  {
    name: 'Ayanda T.',
    role: 'Shopify Developer',
    specialty: 'Themes, Liquid and app setup',
    availability: 'Available now',
    face: 'ayanda',
    sample: true,
  },
  {
    name: 'Carla J.',
    role: 'E-mail Marketer',
    specialty: 'Klaviyo flows and campaign calendars',
    availability: 'Part-time',
    face: 'carla',
    sample: true,
  },
  {
    name: 'Harjit S.',
    role: 'Customer Support Agent',
    specialty: 'Orders, returns and saved replies',
    availability: 'Full-time',
    face: 'harjit',
    sample: true,
  },
  {
    name: 'Nadia E.',
    role: 'E-commerce Operations Manager',
    specialty: 'Inventory, shipping and supplier follow-up',
    availability: 'Project-Based',
    face: 'nadia',
    sample: true,
  },
];
