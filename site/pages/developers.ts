import { match } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { capitalize } from '../content/capitalize.ts';
import { claims } from '../content/claims.ts';
import { developers } from '../content/talent.ts';
import type { PageRecord } from '../layouts/page.tsx';

const getMatched = match('Get Matched', 'dev');

export default {
  title: `Hire remote developers, code-reviewed | ${brand.name}`,
  description: `Front-end, back-end, mobile, DevOps and more. ${claims.dev.text}, vetted through real code review, for a project or for the long run.`,
  service: 'Software development',
  sections: [
    {
      kind: 'opening',
      heading: `Developers ready in ${claims.dev.figure}.`,
      lead: 'Tell us your stack and the next thing you want to ship. You meet people who have built that thing before and can show it.',
      primary: getMatched,
      claim: `${claims.dev.text} · ${claims.top.text}`,
      illustration: {
        kind: 'review',
        caption: 'A small fix, and the kind of comment we look for in vetting',
        sample: true,
        file: 'cart/total.ts',
        lines: [
          { sign: ' ', text: 'const total = (lines) =>' },
          { sign: '-', text: '  sum(lines.map((l) => l.price));' },
          { sign: '+', text: '  sum(lines.map((l) => l.price * l.count));' },
        ],
        comment: {
          author: 'Sipho N.',
          text: 'Good catch. Add a test with two of the same item, so it cannot come back.',
        },
      },
    },
    {
      kind: 'checklist',
      heading: 'Eight kinds of developer',
      lead: 'For product teams with a long list, agencies with a deadline and founders without a CTO.',
      variant: 'columns',
      items: [
        { title: 'Front-end', text: 'What people see, press and wait for' },
        { title: 'Back-end', text: 'Rules, data and the links between them' },
        { title: 'Full-stack', text: 'A feature from database to button' },
        { title: 'Mobile', text: 'Apps for phones, on and off the grid' },
        { title: 'DevOps', text: 'Deploys, servers and calm nights' },
        { title: 'QA', text: 'Bugs found before your users do' },
        { title: 'Data', text: 'Pipelines, models and honest charts' },
        { title: 'WordPress and Webflow', text: 'Sites your marketing team can edit' },
      ],
    },
    {
      kind: 'talent',
      heading: 'Who you might meet',
      lead: 'Four profiles as they look in a shortlist.',
      talent: developers,
    },
    {
      kind: 'cards',
      heading: 'What a developer does for you each week',
      columns: 5,
      variant: 'numbered',
      cards: [
        { title: 'Build', text: 'Small pieces, in the order you set.' },
        { title: 'Review', text: 'Read what others wrote, and say why.' },
        { title: 'Test', text: 'Prove that it works, then that it still does.' },
        { title: 'Document', text: 'Write down what the next person will ask.' },
        { title: 'Ship', text: 'Put it live and look at it afterwards.' },
      ],
    },
    {
      kind: 'engagement',
      heading: 'Three hiring models',
      lead: 'What you pay depends on the stack, the years behind it and the hours. You hear the rate before the interview.',
      models: [
        {
          title: 'Full-Time',
          description: 'A developer who lives in your code base.',
          badge: 'For a product that grows',
          pricing: 'Monthly plan',
          features: [
            `${capitalize(claims.fullTime.figure)} on your product`,
            'In your stand-ups and reviews',
            'Owns parts of the system',
            'Long-term commitment',
          ],
          isHighlighted: true,
        },
        {
          title: 'Part-Time',
          description: 'A steady hand for upkeep and small features.',
          badge: 'Keeps things running',
          pricing: 'Hourly package, billed monthly',
          features: [
            claims.partTime.figure,
            'Fixed days for releases',
            'Good for a live product',
            'Works through your list, top down',
          ],
        },
        {
          title: 'Project-Based',
          description: 'One feature, integration or rewrite.',
          badge: 'A clear finish',
          pricing: 'Fixed rate, milestone payments',
          features: [
            `Planned for ${claims.projectBased.figure}`,
            'Scope and tests agreed first',
            'A demo for every milestone',
            'Handover to your own team',
          ],
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Five reasons engineers trust the list',
      items: [
        {
          title: 'Vetted by code review',
          text: 'Each developer reviews a real change and has one of theirs reviewed by another engineer.',
        },
        {
          title: 'Overlap by choice',
          text: 'You set the hours that must be shared. We ask who wants them.',
        },
        {
          title: 'English you can build on',
          text: 'They can explain a trade-off to your designer and a bug to your client.',
        },
        {
          title: 'Rights in the contract',
          text: 'Who owns the code is a clause you can read before you sign. Ask us to show it to you.',
        },
        {
          title: 'Made to be handed over',
          text: 'Notes and tests are part of the job. If a role changes hands, the project does not start again.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Your next pull request, in three steps',
      steps: [
        {
          title: 'Share the stack',
          text: 'Languages, tools, team size and the first task you would give.',
        },
        {
          title: 'Interview for real',
          text: 'Pair for an hour on something from your own list. We stay out of the room.',
        },
        {
          title: 'Merge in week one',
          text: 'With access and a small task ready on day one, a first change can go live soon.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Related services',
      links: [
        {
          label: 'App Development',
          href: '/app-development',
          text: 'A finished app for an agreed price.',
        },
        {
          label: 'Cybersecurity',
          href: '/cybersecurity',
          text: 'Engineers who think like the other side.',
        },
        {
          label: 'How joining works',
          href: '/how-it-works-freelancers',
          text: 'Are you a developer? Read what we would ask of you.',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Your backlog will not shrink by itself.',
      text: `Name the stack and the start date. ${claims.dev.text}, with the contract taken care of.`,
      primary: getMatched,
    },
  ],
} satisfies PageRecord;
