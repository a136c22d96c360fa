import { apply, discuss } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { founder, team } from '../content/team.ts';
import type { PageRecord } from '../layouts/page.tsx';

export default {
  title: `About us: people first, paperwork handled | ${brand.name}`,
  description: `${brand.name} brings companies and remote professionals together, and takes the paperwork from both. Read our story and see who does which job.`,
  sections: [
    {
      kind: 'opening',
      heading: 'People first, paperwork handled.',
      lead: 'We are a hiring partner for companies and a home base for remote professionals. Both sides get to do their work. We do the rest.',
      primary: discuss('Talk to Our Team'),
      illustration: {
        kind: 'constellation',
        caption: 'One working day for two people, and the six jobs we keep around it',
        lead: 'The work',
        members: ['Sourcing', 'Vetting', 'Contracts', 'Compliance', 'Onboarding', 'Payroll'],
      },
    },
    {
      kind: 'story',
      heading: 'Why the name is a time of day',
      paragraphs: [
        'At any moment it is early morning somewhere. Someone good at their job is making coffee and opening a laptop. Often the team that needs them has never heard their name.',
        'The distance is not what keeps them apart. Forms are: a contract for another country, a payroll to run, a pile of profiles that all say “expert”. Companies give up and hire whoever lives close by.',
        `${brand.name} exists to take that away. We look at people’s work, we learn what a team needs, and we look after the contract and the pay.`,
      ],
      quote: {
        text: 'I have sat on both ends of a bad hire. Both times, two decent people had been given a brief that said nothing. So we start with the brief.',
        author: founder.name,
        role: founder.role,
        face: founder.face,
        sample: founder.sample,
      },
    },
    {
      kind: 'statement',
      heading: 'Our mission',
      text: 'To make a good working relationship between two countries as simple as one between two desks.',
    },
    {
      kind: 'cards',
      heading: 'How we decide things',
      columns: 3,
      variant: 'numbered',
      cards: [
        {
          title: 'Say the hours out loud',
          text: 'Every match begins with which part of whose day is shared. Nobody finds out in week two.',
        },
        {
          title: 'Look at work, not at words',
          text: 'A polished profile is nice. A finished task with a clear note beside it tells us more.',
        },
        {
          title: 'Serve both ends',
          text: 'A match that is poor for the freelancer will be poor for the client soon. We say no to those.',
        },
      ],
      tone: 'tint',
    },
    {
      kind: 'team',
      heading: 'Who you will deal with',
      lead: 'A small team, each with one clear job. Ask for any of them by name.',
      members: team,
    },
    {
      kind: 'related',
      heading: 'See how we work',
      links: [
        {
          label: 'How It Works',
          href: '/how-it-works',
          text: 'The steps, the stages of vetting and the ways to pay.',
        },
        {
          label: 'Case Studies',
          href: '/case-studies',
          text: 'What teams needed, what was done and what changed.',
        },
        {
          label: 'For Talent',
          href: '/for-talent',
          text: 'What we bring to the people in our network.',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Come and say hello.',
      text: 'Tell us about your team or your next role. A person will answer you.',
      primary: discuss('Talk to Our Team'),
      secondary: apply('Join the Network'),
    },
  ],
} satisfies PageRecord;
