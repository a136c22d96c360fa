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
    name: 'One dashboard for all payment data',
    industry: 'Fintech',
    scope: 'One developer and one designer, project-based',
    needed:
      'Payment data was spread across four tools. The team met every morning just to find out what had failed overnight.',
    did: [
      'Agreed on the six numbers people act on',
      'Designed the screens with the people who use them',
      'Built and tested it, with a demo every week',
    ],
    result: `The dashboard went live in ${claims.dashboard.figure}. It replaced the morning meeting.`,
    sample: true,
  },
  {
    name: 'Customer support that starts early',
    industry: 'E-commerce',
    scope: 'Three support agents, part-time',
    needed: 'Messages piled up overnight, and the owners spent every morning answering them.',
    did: [
      'Wrote a guide to the store’s tone and policies',
      'Found agents who prefer to work early hours',
      'Set up tags, saved replies and a weekly report',
    ],
    result: 'The owners start the day with a sorted inbox and only answer the difficult messages.',
    sample: true,
  },
  {
    name: 'Extra designers for a busy month',
    industry: 'Creative agency',
    scope: 'Two designers and a copywriter, part-time',
    needed:
      'Two client launches fell in the same month. It made no sense to hire full-time staff for a short peak.',
    did: [
      'Matched designers to each client’s style',
      'Joined the agency’s task board and stand-up',
      'Delivered files in the agency’s own format',
    ],
    result: 'Both launches went out on schedule, and the team stayed on for the next brief.',
    sample: true,
  },
  {
    name: 'Releases during office hours',
    industry: 'Software as a service',
    scope: 'One tester and one DevOps engineer, full-time',
    needed: 'Every release meant a late night, and nobody knew what a change might break.',
    did: [
      'Wrote tests for the features customers pay for',
      'Made releases small and easy to undo',
      'Sent alerts to the team’s chat channel',
    ],
    result: 'Releases now go out during the day, and the team can undo a bad one with one command.',
    sample: true,
  },
  {
    name: 'Showings booked while agents are out',
    industry: 'Real estate',
    scope: 'Two virtual assistants, full-time',
    needed: 'Inquiries came in during showings, when no agent was free to answer.',
    did: [
      'Listed the questions buyers ask most',
      'Set up a shared calendar for each area',
      'Agreed on which calls go straight to an agent',
    ],
    result: 'Buyers get an answer and a showing time on the day they ask.',
    sample: true,
  },
  {
    name: 'One plan for three vendors',
    industry: 'Health technology',
    scope: 'One technical project manager, full-time',
    needed:
      'Three vendors were building parts of one product. Each had its own plan, and they never met.',
    did: [
      'Put all dates and risks on one board',
      'Ran a short weekly call and wrote down decisions',
      'Sent the founders a one-page weekly report',
    ],
    result: 'The founders hear about risks before they cause delays.',
    sample: true,
  },
];
