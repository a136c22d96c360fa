import { discuss } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { claims } from '../content/claims.ts';
import type { PageRecord } from '../layouts/page.tsx';

export default {
  title: `Hire a full remote team in one go | ${brand.name}`,
  description:
    'Get a designer, developers, support or a whole growth pod as one team. One contract, one invoice, and a lead who answers to you. See six set-ups.',
  service: 'Remote teams',
  sections: [
    {
      kind: 'opening',
      heading: 'Build Your Dream Team — Fast',
      lead: 'Bring us one goal. We bring the people it takes, in the right mix, with somebody in the middle who keeps them in step.',
      primary: discuss('Talk to a Team Specialist'),
      claim: `${claims.top.text} · ${claims.meet.text}`,
      illustration: {
        kind: 'constellation',
        caption: 'A team for a first product: six people and one lead you talk to',
        sample: true,
        lead: 'Team lead',
        members: [
          'Product designer',
          'Front-end developer',
          'Back-end developer',
          'Tester',
          'Data analyst',
          'Copywriter',
        ],
      },
    },
    {
      kind: 'checklist',
      heading: 'When one hire is not enough',
      lead: 'A team makes sense if the work crosses several crafts and has to move at one pace.',
      items: [
        {
          title: 'You have a launch date and no one to build',
          text: 'A squad brings design, code and testing on the same day, so nobody waits for the next hire.',
        },
        {
          title: 'Your own team is full',
          text: 'Give the new product or the new market to people who have nothing else on their desk.',
        },
        {
          title: 'You would have to hire five times',
          text: 'Five ads, five rounds of interviews, five contracts. Or you describe the goal once.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'How your team comes together',
      steps: [
        {
          title: 'Map the work',
          text: 'On the first call we turn your goal into roles, hours and a rough order. You see which roles can wait.',
        },
        {
          title: 'Meet your team',
          text: 'You talk to the lead first, then to each member. Say yes to the whole set or to part of it.',
        },
        {
          title: 'Start together',
          text: 'One kickoff, one board, one channel. The lead plans week one with you and writes it down.',
        },
      ],
    },
    {
      kind: 'teams',
      heading: 'Six teams to start from',
      lead: 'Take one as it is, or swap roles until it fits your work and your budget.',
      teams: [
        {
          title: 'MVP squad',
          members: ['Product lead', 'Product designer', 'Full-stack developer', 'Tester'],
          firstMonth: 'A clickable design, then a first version that ten friendly users can try.',
        },
        {
          title: 'Growth marketing pod',
          members: ['Growth lead', 'Content writer', 'Paid ads specialist', 'Marketing analyst'],
          firstMonth: 'A tracking set-up you trust, two campaigns live and a list of what to drop.',
        },
        {
          title: 'Customer support desk',
          members: ['Support lead', 'Two support agents', 'Help page writer'],
          firstMonth:
            'A written tone, ready-made answers for common questions, and old tickets closed.',
        },
        {
          title: 'Design studio',
          members: ['Design lead', 'UX/UI designer', 'Brand designer', 'Webflow developer'],
          firstMonth: 'One shared set of parts and styles, and the first pages made from it.',
        },
        {
          title: 'Data and AI pod',
          members: ['Data engineer', 'Analyst', 'Automation builder', 'AI tester'],
          firstMonth: 'One report nobody builds by hand, and one task a machine now prepares.',
        },
        {
          title: 'Operations backbone',
          members: ['Operations manager', 'Virtual assistant', 'Bookkeeper', 'Recruiter'],
          firstMonth:
            'A calendar of all that comes back each month, with a name beside every line.',
        },
      ],
      action: discuss('Need a custom setup'),
    },
    {
      kind: 'split',
      heading: 'Several people, a single bill',
      paragraphs: [
        'Team members can work on different models. A developer may be full-time while the copywriter joins for a few days. Each one has a rate that you approved before the start.',
        'We add it all up. Monthly plans and hourly packages are billed once a month, and project work is billed by milestone.',
      ],
      illustration: {
        kind: 'ledger',
        caption: 'How a mixed team reads on paper, rates left out',
        sample: true,
        lines: [
          { label: 'Team lead', value: 'Part-Time' },
          { label: 'Two developers', value: 'Full-Time' },
          { label: 'Product designer', value: 'Part-Time' },
          { label: 'Copywriter', value: 'Project-Based' },
        ],
        total: { label: 'You receive', value: 'One invoice' },
      },
      isReversed: true,
    },
    {
      kind: 'checklist',
      heading: 'Five things that stay simple',
      variant: 'columns',
      items: [
        {
          title: 'One contract',
          text: 'You sign one agreement. Contracts with the members, wherever they live, are our job.',
        },
        {
          title: 'One invoice',
          text: 'Every role is a line on it, so you can see what each part of the work costs.',
        },
        {
          title: 'A lead or a project manager',
          text: 'Choose a head from within the team, or add someone from us who only plans.',
        },
        {
          title: 'Members can change',
          text: 'The build ends and the selling begins. Tell us which skill comes next, and we look for it.',
        },
        {
          title: 'A weekly report',
          text: 'Done, next, blocked. The lead sends it on the day you like to plan.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Related services',
      links: [
        {
          label: 'Project-Based Talent',
          href: '/project-based-talent',
          text: 'If the team should part once the result is there.',
        },
        {
          label: 'Project Managers',
          href: '/project-managers',
          text: 'If you have the people, and need someone to hold the plan.',
        },
        {
          label: 'Fractional Talent',
          href: '/hire-fractional-talent',
          text: 'If your team lacks a senior head for a few hours a week.',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Describe the goal. We will draw the team.',
      text: 'The call is free. You leave it with a list of roles, whether or not you hire them through us.',
      primary: discuss('Book a Free Team Discovery Call'),
    },
  ],
} satisfies PageRecord;
