import { claims } from './claims.ts';

export interface ClientCase {
  name: string;
  industry: string;
  scope: string;
  needed: string;
  did: [string, string, string];
  result: string;
  /** The URL of the result. */
  link?: string;
  /** Not a real client: its group says "Illustrative example". */
  sample: boolean;
}

export const cases: ClientCase[] = [
  {
    name: 'A dashboard the whole floor reads',
    industry: 'Fintech',
    scope: 'One developer and one designer, project-based',
    needed:
      'Payment data lived in four tools. The team met each morning to find out what had failed overnight.',
    did: [
      'Agreed on the six figures people act on',
      'Drew the screens with the people who use them',
      'Built and tested it in weekly demos',
    ],
    result: `A live dashboard in ${claims.dashboard.figure}. The morning meeting is now a glance at a screen.`,
    sample: true,
  },
  {
    name: 'A support desk that opens early',
    industry: 'E-commerce',
    scope: 'Three support agents, part-time',
    needed: 'Messages piled up at night, and the owners spent each morning answering them.',
    did: [
      'Wrote a guide to the shop’s tone and rules',
      'Found agents who chose the early hours',
      'Set up tags, saved replies and a weekly report',
    ],
    result: 'The owners open a sorted queue, with only the hard cases left for them.',
    sample: true,
  },
  {
    name: 'Design help for a full calendar',
    industry: 'Creative agency',
    scope: 'Two designers and a copywriter, part-time',
    needed: 'Two client launches fell into one month. Hiring for a peak made no sense.',
    did: [
      'Matched people to the style of each client',
      'Joined the agency’s board and stand-up',
      'Handed over files named the agency’s way',
    ],
    result: 'Both launches went out on their dates, and the pod stayed on for the next brief.',
    sample: true,
  },
  {
    name: 'Releases without held breath',
    industry: 'Software as a service',
    scope: 'One tester and one DevOps engineer, full-time',
    needed: 'Each release was a late night. Nobody knew what a change might break.',
    did: [
      'Wrote tests for the paths customers pay for',
      'Made releases small and easy to undo',
      'Put alerts where the team already talks',
    ],
    result: 'Releases moved to office hours, and a bad one is undone with one command.',
    sample: true,
  },
  {
    name: 'Viewings booked while agents drive',
    industry: 'Real estate',
    scope: 'Two virtual assistants, full-time',
    needed: 'Enquiries came in during viewings, when no agent could answer.',
    did: [
      'Listed the questions buyers ask most',
      'Set up a shared calendar for each area',
      'Agreed which calls go straight to an agent',
    ],
    result: 'Buyers get an answer and a time slot on the same day they ask.',
    sample: true,
  },
  {
    name: 'One plan for three vendors',
    industry: 'Health technology',
    scope: 'One technical project manager, full-time',
    needed: 'Three suppliers built parts of one product. Each had a plan, and none of them met.',
    did: [
      'Put all dates and risks on one board',
      'Ran a short weekly call with decisions noted',
      'Reported to the founders in one page',
    ],
    result: 'The founders see the next risk before it costs a week.',
    sample: true,
  },
];
