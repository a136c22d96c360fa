import type { FaceName } from './talent.ts';

export interface Member {
  name: string;
  role: string;
  description: string;
  face: FaceName;
  /** Not a real person: its group says "Illustrative example". */
  sample: boolean;
}

export const team: Member[] = [
  {
    name: 'Naledi Mokoena',
    role: 'Founder & CEO',
    description:
      'Hired remote teams for years before she built one. Still reads a few applications every week.',
    face: 'naledi',
    sample: true,
  },
  {
    name: 'David Adeyemi',
    role: 'Head of Talent',
    description:
      'Owns the three stages, from the first form to the last call. Writes the replies that say no, too.',
    face: 'david',
    sample: true,
  },
  {
    name: 'Sofia Almeida',
    role: 'Head of Client Success',
    description:
      'Turns a loose idea into a brief people can act on. The first to call when something feels off.',
    face: 'sofia',
    sample: true,
  },
  {
    name: 'Johan Botha',
    role: 'Operations Lead',
    description:
      'Keeps starts on time: logins, laptops, shared calendars. Dislikes surprises on a Monday.',
    face: 'johan',
    sample: true,
  },
  {
    name: 'Arjun Pillai',
    role: 'Technical Vetting Lead',
    description:
      'Sets the coding tasks and reviews what comes back. Cares more about the questions than the tricks.',
    face: 'arjun',
    sample: true,
  },
  {
    name: 'Wanjiru Kamau',
    role: 'People & Payroll Lead',
    description:
      'Looks after contracts and pay across borders. Explains each line of a payslip in plain words.',
    face: 'wanjiru',
    sample: true,
  },
  {
    name: 'Omar Haddad',
    role: 'Partnerships Lead',
    description:
      'Works with agencies and communities that send people our way. Answers his own e-mail.',
    face: 'omar',
    sample: true,
  },
  {
    name: 'Lindiwe Zulu',
    role: 'Community Manager',
    description:
      'Keeps people in the network in touch between projects. Runs the welcome call for each newcomer.',
    face: 'lindiwe',
    sample: true,
  },
];

export const founder = team[0] as Member;
