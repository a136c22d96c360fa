import type { FaceName } from './faces.ts';

export interface Member {
  name: string;
  role: string;
  /** The stage of a hire in which this person works. */
  moment: string;
  description: string;
  face: FaceName;
  /** Not a real person: its group says "Illustrative example". */
  sample: boolean;
}

/** The founder, then the others in the order of the stages. */
export const team: Member[] = [
  {
    name: 'Naledi Mokoena',
    role: 'Founder & CEO',
    moment: 'From start to finish',
    description:
      'Hired remote teams for years before she started this company. Still reads a few applications every week.',
    face: 'naledi',
    sample: true,
  },
  {
    name: 'Omar Haddad',
    role: 'Partnerships Lead',
    moment: 'Before anyone applies',
    description:
      'Works with the agencies and communities that refer people to us. Answers his own email.',
    face: 'omar',
    sample: true,
  },
  {
    name: 'David Adeyemi',
    role: 'Head of Talent',
    moment: 'When someone applies',
    description:
      'Runs all three vetting stages, from the first form to the final call. Also writes to the people we turn down.',
    face: 'david',
    sample: true,
  },
  {
    name: 'Arjun Pillai',
    role: 'Technical Vetting Lead',
    moment: 'When they show their work',
    description:
      'Writes the coding tasks and reviews the results. Cares more about good questions than clever tricks.',
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
    face: 'johan',
    sample: true,
  },
];

export const founder = team[0] as Member;
