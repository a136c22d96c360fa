import { apply, discoveryCall } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { founder, team } from '../content/team.ts';
import type { PageRecord } from '../layouts/page.tsx';

export default {
  title: `About us: people first, paperwork handled | ${brand.name}`,
  description: `${brand.name} connects companies with remote professionals and handles the paperwork for both sides. Read our story and meet the team.`,
  hour: 23,
  until: 29.4,
  sections: [
    {
      kind: 'opening',
      heading: 'People first, paperwork handled.',
      lead: 'We match companies with remote professionals, and then do the part nobody looks forward to: contracts, compliance, onboarding and payroll.',
      primary: discoveryCall,
      isWide: true,
      illustration: {
        kind: 'daybreak',
        instant: '2026-03-21T04:00:00Z',
        dawn: 30,
        cities: [
          { city: 'Chicago', words: 'in Chicago, March 20', at: [-87.6, 41.9] },
          { city: 'Johannesburg', words: 'in Johannesburg', at: [28, -26.2], label: 15 },
          { city: 'Lima', at: [-77, -12], isBefore: true },
          { city: 'Recife', at: [-34.9, -8] },
          { city: 'Nairobi', at: [36.8, -1.3], label: 45 },
          { city: 'Port Louis', at: [57.5, -20.2] },
          { city: 'Bengaluru', at: [77.6, 13], isBefore: true, label: 73 },
        ],
      },
    },
    { kind: 'proofs', show: ['one-contract', 'score', 'count', 'first-ten'] },
    {
      kind: 'prose',
      heading: `Why we’re called ${brand.name}`,
      lead: 'It’s always early morning somewhere.',
      blocks: [
        {
          paragraphs: [
            'Right now, someone who is good at their job is opening a laptop. Somewhere else, a company needs their skills and has never heard of them.',
            'Distance isn’t what keeps them apart. Hiring abroad means foreign contracts, a payroll to run and a long list of profiles that all say “expert.” Many companies give up and hire whoever lives nearby.',
            `We started ${brand.name} to fix that. We review people’s work, learn what each team needs, and take care of the contract and payroll.`,
            'You can check that today: the contract, clause by clause, and our own score, with the points that we missed, are above.',
          ],
        },
      ],
    },
    {
      kind: 'testimonials',
      heading: 'We start with the brief',
      variant: 'single',
      testimonials: [
        {
          quote:
            'I’ve been on both sides of a bad hire. Both times, the brief was so vague that neither side knew what to expect. So we start with the brief.',
          author: founder.name,
          role: founder.role,
          face: founder.face,
          sample: founder.sample,
        },
      ],
    },
    {
      kind: 'poster',
      heading: 'Our mission',
      text: 'Another country, as simple as the next desk.',
    },
    {
      kind: 'index',
      heading: 'How we make decisions',
      sheet: { tab: 'Three rules', paper: 'clay' },
      items: [
        {
          title: 'Agree on the hours first',
          text: 'Nobody gets a surprise in week two.',
          end: 'For every match, both sides agree on shared hours up front.',
        },
        {
          title: 'Judge people by their work',
          text: 'A polished profile is nice.',
          end: 'A finished task with a clear explanation tells us more.',
        },
        {
          title: 'Look out for both sides',
          text: 'If a match is wrong for the freelancer, it will soon be wrong for the client.',
          end: 'We turn those matches down.',
        },
      ],
    },
    {
      kind: 'team',
      heading: 'Who works on your hire, and when',
      lead: 'Faces and names are examples. Follow one hire step by step, from the first application to the first morning.',
      members: team,
    },
    {
      kind: 'related',
      heading: 'How we work',
      links: [
        {
          label: 'How It Works',
          href: '/how-it-works',
        },
        {
          label: 'Case Studies',
          href: '/case-studies',
        },
        {
          label: 'For Talent',
          href: '/for-talent',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Tell us who you’re looking for.',
      text: 'Hiring or looking for work: for one of us it’s morning, and someone answers.',
      primary: discoveryCall,
      secondary: apply('Join the Network'),
    },
  ],
} satisfies PageRecord;
