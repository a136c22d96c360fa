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
  until: 16,
  sections: [
    {
      kind: 'opening',
      heading: `Developers ready in ${claims.dev.figure}.`,
      lead: 'Tell us your tech stack and what to ship next. Meet developers who have built something like it.',
      primary: getMatched,
      claim: `${claims.dev.text} · ${claims.top.text}`,
      illustration: {
        kind: 'review',
        caption: 'A small bug fix, and the kind of review comment we look for',
        sample: true,
        file: 'cart/total.ts',
        lines: [
          '  const total = sum(lines, (line) =>',
          '-   line.price);',
          '+   line.price * line.count);',
        ],
        comment: {
          author: 'Sipho N.',
          text: 'Good catch. Please add a test with two of the same item.',
        },
      },
    },
    { kind: 'proofs', show: ['developer-profile', 'count', 'agreement', 'first-ten'] },
    {
      kind: 'week',
      heading: 'What a developer does for you each week',
      lead: 'In the week of that bug fix, for example.',
      sample: true,
      items: [
        {
          day: 'Mon',
          title: 'Build',
          text: 'Counts each item in the cart, and changes nothing else.',
        },
        { day: 'Tue', title: 'Review', text: 'Reads a teammate’s change, and says what it needs.' },
        {
          day: 'Wed',
          title: 'Test',
          text: 'Adds two of the same item, as the review asked.',
        },
        {
          day: 'Thu',
          title: 'Document',
          text: 'Writes down why the total was wrong, and since when.',
        },
        {
          day: 'Fri',
          title: 'Ship',
          text: 'Releases the fix, and checks that real totals are right.',
        },
      ],
    },
    {
      kind: 'score',
      heading: 'Which of these two would you hire?',
      lead: 'This task is like the ones we give. Score both answers, then compare your scores with ours.',
      task: 'developer',
    },
    {
      kind: 'index',
      heading: 'Developers for every part of your product',
      variant: 'plain',
      items: [
        { title: 'Front-end', text: 'The screens that your users see, such as the cart' },
        { title: 'Back-end', text: 'Business rules, databases and APIs' },
        { title: 'Full-stack', text: 'A whole feature, from database to button' },
        { title: 'Mobile', text: 'Apps for iOS and Android, online and offline' },
        { title: 'DevOps', text: 'Smooth releases and fewer late-night alerts' },
        { title: 'QA', text: 'Manual and automated tests that catch bugs early' },
        { title: 'Data', text: 'Data pipelines, models and charts you can trust' },
        {
          title: 'WordPress and Webflow',
          text: 'Websites your marketers can edit',
        },
      ],
    },
    {
      kind: 'people',
      heading: 'Developers you might meet',
      talent: developers,
      contract: { text: 'What is made for you becomes yours.', href: '/terms-in-plain-words' },
      reasons: {
        heading: 'Five reasons to hire a developer here',
        items: [
          {
            title: 'Vetted by reviewing real code, like above',
            at: 'His commits are small and clearly named.',
          },
          { title: 'Hours that you set, and they chose', at: 'Bogotá' },
          {
            title: 'English that explains a trade-off to a designer',
            at: 'He told us what he wasn’t sure of.',
          },
          { title: 'You own the code, in writing', at: 'What is made for you becomes yours.' },
          {
            title: 'Notes and tests, so that anybody can take over',
            at: 'followed his rollback steps, they worked the first time',
          },
        ],
      },
    },
    {
      kind: 'spans',
      heading: 'Hire full-time, part-time or by project',
      models: [
        {
          title: 'Full-Time',
          description: 'Your product, every day.',
          badge: 'For a growing product',
          pricing: 'Monthly plan',
          features: [
            claims.fullTime.figure,
            'Joins your stand-ups and reviews',
            'Owns parts of the system',
            'Long-term commitment',
          ],
        },
        {
          title: 'Part-Time',
          description: 'Maintenance and small features.',
          badge: 'Ongoing maintenance',
          pricing: 'Hourly package, billed monthly',
          features: [
            claims.partTime.figure,
            'Set days for releases',
            'Good for a live product',
            'Your backlog, in order',
          ],
        },
        {
          title: 'Project-Based',
          description: 'One feature, integration or rewrite.',
          badge: 'Clear finish line',
          pricing: 'Fixed rate, milestone payments',
          features: [
            claims.projectBased.figure,
            'Scope and tests first',
            'A demo per milestone',
            'Handover to your own team',
          ],
        },
      ],
    },
    {
      kind: 'terms',
      rate: 'developers',
      depends: ['The tech stack', 'The developer’s experience', 'The hours'],
      total: 'A second stack raises the rate.',
      doubts: [
        {
          question: 'If you chose wrong',
          answer: 'Say so early.',
          text: 'We go over the brief with you first. If the match is wrong, we search again.',
        },
        {
          question: 'Who has your code',
          answer: 'Your repository, your accounts.',
          text: 'Both in your company’s name. You grant the access, and you remove it.',
        },
      ],
    },
    {
      kind: 'horizon',
      heading: 'From shortlist to first pull request',
      steps: [
        {
          title: 'Share your tech stack',
          text: 'List the languages, the tools and the first task you would assign.',
          when: capitalize(claims.wizard.figure),
          page: {
            label: 'The brief',
            title: 'A React developer',
            lines: ['React, TypeScript, Vitest', 'First task: the cart’s total'],
          },
        },
        {
          title: 'Work on real code together',
          text: 'Pair for an hour on your own backlog, without us.',
          when: 'One hour',
          page: {
            people: developers.filter(({ face }) => face === 'sipho'),
            lines: ['Good catch. Please add a test with two of the same item.'],
            code: ['sum(lines.map((l) =>', '+ l.price * l.count));'],
          },
        },
        {
          title: 'Merge the first change',
          text: 'A small task on day one, live that week.',
          when: 'Day one',
          page: {
            label: 'cart/total.ts',
            title: 'Merged.',
            code: ['+ l.price * l.count', '+ two of the same item'],
          },
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
      text: 'Start with the bug that nobody has time for. We handle the contract.',
      primary: getMatched,
    },
  ],
} satisfies PageRecord;
