import { match } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { capitalize } from '../content/capitalize.ts';
import { claims } from '../content/claims.ts';
import { developers } from '../content/talent.ts';
import type { PageRecord } from '../layouts/page.tsx';

const getMatched = match('Get Matched', 'dev');

export default {
  title: `Hire remote developers vetted by code review | ${brand.name}`,
  description: `Hire front-end, back-end, mobile and DevOps developers. ${claims.dev.text}, vetted by real code review, for one project or for the long term.`,
  service: 'Software development',
  hour: 5.75,
  sections: [
    {
      kind: 'opening',
      heading: `Developers ready in ${claims.dev.figure}.`,
      lead: 'Tell us your tech stack and what you want to ship next. Meet developers who have built something like it and can show you.',
      primary: getMatched,
      claim: `${claims.dev.text} · ${claims.top.text}`,
      illustration: {
        kind: 'review',
        caption: 'A small bug fix, and the kind of review comment we look for',
        sample: true,
        file: 'cart/total.ts',
        lines: [
          { sign: ' ', text: 'const total = (lines) =>' },
          { sign: '-', text: '  sum(lines.map((l) => l.price));' },
          { sign: '+', text: '  sum(lines.map((l) => l.price * l.count));' },
        ],
        comment: {
          author: 'Sipho N.',
          text: 'Good catch. Please add a test with two of the same item so the bug can’t come back.',
        },
      },
    },
    {
      kind: 'score',
      heading: 'Which of these two would you hire?',
      lead: 'This task is like the ones we give. Score both answers, then compare your scores with ours.',
      task: 'developer',
    },
    {
      kind: 'checklist',
      heading: 'Developers for every part of your product',
      lead: 'For teams with a long backlog, agencies on a deadline and founders without a CTO.',
      variant: 'columns',
      items: [
        { title: 'Front-end', text: 'The screens and buttons your users work with' },
        { title: 'Back-end', text: 'Business rules, databases and the APIs between them' },
        { title: 'Full-stack', text: 'Complete features, from the database to the button' },
        { title: 'Mobile', text: 'Apps for iOS and Android, online and offline' },
        { title: 'DevOps', text: 'Smooth releases, stable servers and fewer late-night alerts' },
        { title: 'QA', text: 'Manual and automated tests that catch bugs early' },
        { title: 'Data', text: 'Data pipelines, models and charts you can trust' },
        {
          title: 'WordPress and Webflow',
          text: 'Websites your marketing team can edit without help',
        },
      ],
    },
    {
      kind: 'talent',
      heading: 'Developers you might meet',
      lead: 'This is how profiles look on your shortlist.',
      talent: developers,
    },
    {
      kind: 'cards',
      heading: 'What a developer does for you each week',
      columns: 5,
      variant: 'numbered',
      cards: [
        { title: 'Build', text: 'Delivers small pieces of work in the order you set.' },
        { title: 'Review', text: 'Reads teammates’ code and explains what to change.' },
        { title: 'Test', text: 'Writes tests that catch regressions before your users do.' },
        { title: 'Document', text: 'Writes down what the next developer will need to know.' },
        { title: 'Ship', text: 'Releases the change and checks that it works.' },
      ],
    },
    {
      kind: 'rule',
      heading: 'Hire full-time, part-time or by project',
      models: [
        {
          title: 'Full-Time',
          description: 'A developer who works on your product every day.',
          badge: 'For a growing product',
          pricing: 'Monthly plan',
          features: [
            `${capitalize(claims.fullTime.figure)} on your product`,
            'Joins your stand-ups and reviews',
            'Takes charge of parts of the system',
            'Long-term commitment',
          ],
        },
        {
          title: 'Part-Time',
          description: 'Steady help with maintenance and small features.',
          badge: 'Ongoing maintenance',
          pricing: 'Hourly package, billed monthly',
          features: [
            claims.partTime.figure,
            'Set days for releases',
            'Good for a live product',
            'Works through your backlog in order',
          ],
        },
        {
          title: 'Project-Based',
          description: 'One feature, integration or rewrite.',
          badge: 'Clear finish line',
          pricing: 'Fixed rate, milestone payments',
          features: [
            `Planned for ${claims.projectBased.figure}`,
            'Scope and tests set up front',
            'A demo for every milestone',
            'Handover to your own team',
          ],
        },
      ],
    },
    {
      kind: 'terms',
      heading: 'The rate, the code and how to stop',
      price:
        'The tech stack, the developer’s experience and the hours. You’ll know the rate before you sign.',
      billing:
        'Full-time is a monthly plan. Part-time is an hourly package, billed monthly. A project has a fixed rate, and you pay for each milestone once you’ve accepted it.',
      fit: 'Tell us as soon as reviews drag or releases slip. If the match is wrong, we can search again under the terms of your agreement.',
      ownership:
        'Your agreement says who owns the code, and from what date. Keep the repository and the accounts in your company’s name from day one.',
      stopping:
        'A project ends with its last milestone. For ongoing work, ask to see the notice period before you sign.',
    },
    {
      kind: 'checklist',
      heading: 'Why product teams hire here',
      items: [
        {
          title: 'Vetted by code review',
          text: 'Each developer reviews a real change, and an engineer reviews one of theirs.',
        },
        {
          title: 'Shared hours that work for both sides',
          text: 'You set the hours. We find developers who want to work them.',
        },
        {
          title: 'Clear technical English',
          text: 'They can explain a trade-off to your designer and a bug to your client.',
        },
        {
          title: 'Code ownership in writing',
          text: 'Ask us to show you the clause on code before you sign.',
        },
        {
          title: 'Easy to hand over',
          text: 'Notes and tests are part of the job, so the next developer can carry on.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'From shortlist to first pull request',
      steps: [
        {
          title: 'Share your tech stack',
          text: 'List the languages, the tools and the first task you would assign.',
        },
        {
          title: 'Work on real code together',
          text: 'Pair for an hour on a task from your own backlog. You run the session without us.',
        },
        {
          title: 'Merge the first change',
          text: 'Have access and a small task ready on day one, so the first change can go live soon.',
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
        },
        {
          label: 'Cybersecurity',
          href: '/cybersecurity',
        },
        {
          label: 'How joining works',
          href: '/how-it-works-freelancers',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Clear your backlog with the right developer.',
      text: `Tell us your tech stack and start date. Our developers are available in ${claims.dev.figure}, and we handle the contract.`,
      primary: getMatched,
    },
  ],
} satisfies PageRecord;
