import { company } from './company.ts';
import type { FaceName, Photo } from './faces.ts';

export interface Member {
  name: string;
  role: string;
  /** The stage of a hire in which this person works. */
  moment: string;
  description: string;
  /** Whether people who apply meet this person. By default they do. */
  meetsApplicants?: boolean;
  face: FaceName | Photo;
  /** Not a real person: its group says "Illustrative example". */
  sample: boolean;
}

/** The founder, then the others in the order of the stages. */
const inventedTeam: (Member & { face: FaceName })[] = [
  {
    name: 'Naledi Mokoena',
    role: 'Founder & CEO',
    moment: 'From start to finish',
    description:
      'Hired remote teams for years before she started this company. Still reads a few applications every week.',
    meetsApplicants: false,
    face: 'naledi',
    sample: true,
  },
  {
    name: 'Omar Haddad',
    role: 'Partnerships Lead',
    moment: 'Before anyone applies',
    description:
      'Works with the agencies and communities that refer people to us. Answers his own email.',
    meetsApplicants: false,
    face: 'omar',
    sample: true,
  },
  {
    name: 'David Adeyemi',
    role: 'Head of Talent',
    moment: 'When someone applies',
    description:
      'Reads every application and holds the final interview. Also writes to the people we turn down.',
    face: 'david',
    sample: true,
  },
  {
    name: 'Arjun Pillai',
    role: 'Technical Vetting Lead',
    moment: 'When they show their work',
    description:
      'Writes the tasks and finds a reviewer in each field. Cares more about good questions than clever tricks.',
    face: 'arjun',
    sample: true,
  },
  {
    name: 'Lindiwe Zulu',
    role: 'Community Manager',
    moment: 'When they join',
    description:
      'Keeps network members in touch between projects. Hosts the welcome call for every new member.',
    face: 'lindiwe',
    sample: true,
  },
  {
    name: 'Sofia Almeida',
    role: 'Head of Client Success',
    moment: 'When you send a brief',
    description:
      'Turns a rough idea into a clear brief. Call her first if something doesn’t feel right.',
    meetsApplicants: false,
    face: 'sofia',
    sample: true,
  },
  {
    name: 'Wanjiru Kamau',
    role: 'People & Payroll Lead',
    moment: 'When both sides say yes',
    description:
      'Handles contracts and pay across borders. Can explain every line of a pay stub in plain English.',
    face: 'wanjiru',
    sample: true,
  },
  {
    name: 'Johan Botha',
    role: 'Operations Lead',
    moment: 'On the first morning',
    description:
      'Makes sure new hires have logins and a first task by day one. Hates surprises on a Monday.',
    meetsApplicants: false,
    face: 'johan',
    sample: true,
  },
];

/** The people of brand.ts, or an invented team until there are any. */
export const team: Member[] =
  company.people.length > 0
    ? company.people.map(({ photo, ...person }) => ({ ...person, face: photo, sample: false }))
    : inventedTeam;

/** Says the quote on /about-us. */
export const founder = inventedTeam[0] as Member & { face: FaceName };
