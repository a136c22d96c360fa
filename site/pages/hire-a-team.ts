import { discuss } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { claims } from '../content/claims.ts';
import type { PageRecord } from '../layouts/page.tsx';

export default {
  title: `Hire a full remote team all at once | ${brand.name}`,
  description:
    'Hire designers, developers, support agents or a growth pod as one remote team, with one contract, one invoice and one lead. See six setups.',
  service: 'Remote teams',
  sections: [
    {
      kind: 'opening',
      heading: 'Build Your Dream Team — Fast',
      lead: 'Tell us your goal. We bring together the right mix of people, with a lead who keeps the work moving.',
      primary: discuss('Talk to a Team Specialist'),
      claim: `${claims.top.text} · ${claims.meet.text}`,
      illustration: {
        kind: 'constellation',
        caption: 'A team for a first product: six specialists and the lead who answers to you',
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
      heading: 'When one hire isn’t enough',
      lead: 'A team makes sense when the work takes several skills and has to stay on one schedule.',
      items: [
        {
          title: 'You have a launch date but no team yet',
          text: 'A team brings design, code and testing from the first day, so nobody waits for the next hire.',
        },
        {
          title: 'Your own team is at capacity',
          text: 'Give the new product or the new market to people who have time for it.',
        },
        {
          title: 'You’d have to run five searches',
          text: 'That means five job ads, five rounds of interviews and five contracts. With us, you describe the goal once.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'How your team comes together',
      steps: [
        {
          title: 'Map the work',
          text: 'On the first call, we turn your goal into roles, hours and a rough schedule. You see which roles can wait.',
        },
        {
          title: 'Meet your team',
          text: 'You meet the lead first, then each member. Approve the whole team or only part of it.',
        },
        {
          title: 'Start together',
          text: 'You share one kickoff call, one task board and one chat channel. The lead plans the first week with you and writes it down.',
        },
      ],
    },
    {
      kind: 'teams',
      heading: 'Team setups you can start from',
      lead: 'Choose one as it is, or swap roles until it fits your work and your budget.',
      teams: [
        {
          title: 'MVP squad',
          members: ['Product lead', 'Product designer', 'Full-stack developer', 'Tester'],
          firstMonth: 'A clickable design, then a first version that a few early users can try.',
        },
        {
          title: 'Growth marketing pod',
          members: ['Growth lead', 'Content writer', 'Paid ads specialist', 'Marketing analyst'],
          firstMonth:
            'Tracking you can trust, two live campaigns and a list of what to stop doing.',
        },
        {
          title: 'Customer support desk',
          members: ['Support lead', 'Two support agents', 'Help center writer'],
          firstMonth:
            'A written tone guide, saved replies to common questions and a cleared backlog.',
        },
        {
          title: 'Design studio',
          members: ['Design lead', 'UX/UI designer', 'Brand designer', 'Webflow developer'],
          firstMonth:
            'A shared library of components and styles, and the first pages built with it.',
        },
        {
          title: 'Data and AI pod',
          members: ['Data engineer', 'Analyst', 'Automation builder', 'AI tester'],
          firstMonth: 'One report that nobody has to build by hand, and one AI-assisted workflow.',
        },
        {
          title: 'Operations backbone',
          members: ['Operations manager', 'Virtual assistant', 'Bookkeeper', 'Recruiter'],
          firstMonth: 'A calendar of every recurring task, with a person assigned to each one.',
        },
      ],
      action: discuss('Need a custom setup'),
    },
    {
      kind: 'split',
      heading: 'Your whole team on one invoice',
      paragraphs: [
        'Team members can work on different terms. A developer may be full-time while a copywriter joins for one project.',
        'We add it all up for you. Every role has its own line, so you can see what each part of the work costs.',
      ],
      illustration: {
        kind: 'ledger',
        caption: 'What a mixed team looks like on an invoice, without the rates',
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
      kind: 'terms',
      heading: 'One agreement for the whole team',
      price:
        'Who is on the team, for how many hours, and whether a lead or a project manager is included. Ask us to price two setups, then compare them.',
      billing:
        'You approve each person’s rate, and it all goes on one invoice. Plans and packages are billed monthly. Project work is billed by milestone.',
      fit: 'If one person is the problem, the others keep working. We’ll talk with you and the lead, and we can look for someone else for that role under the terms of your agreement.',
      ownership:
        'Your agreement says who owns what the team makes. It’s one document for everyone, so you only have to check it once.',
      stopping:
        'A project team wraps up after the last milestone. For an ongoing team, your agreement sets the notice period, for one role or for all of them.',
    },
    {
      kind: 'checklist',
      heading: 'What you get with every team',
      variant: 'columns',
      items: [
        {
          title: 'A single contract',
          text: 'You sign one agreement. We handle the contracts with team members, wherever they live.',
        },
        {
          title: 'A single invoice',
          text: 'Whether it’s two people or seven, your accounting team gets one bill to pay.',
        },
        {
          title: 'A lead or a project manager',
          text: 'Choose a lead from within the team, or add one of our project managers to run the plan.',
        },
        {
          title: 'Room to change the team',
          text: 'When you move from building to selling, tell us which skills you need next, and we’ll look for people who have them.',
        },
        {
          title: 'A weekly report',
          text: 'You see what’s done, what’s next and what’s blocked, on the weekday you choose.',
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
        },
        {
          label: 'Project Managers',
          href: '/project-managers',
        },
        {
          label: 'Fractional Talent',
          href: '/hire-fractional-talent',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Tell us your goal and we’ll plan the team.',
      text: 'The call is free. You leave with a list of the roles you need, whether or not you hire through us.',
      primary: discuss('Book a Free Team Discovery Call'),
    },
  ],
} satisfies PageRecord;
