import { discuss } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { capitalize } from '../content/capitalize.ts';
import { claims } from '../content/claims.ts';
import type { PageRecord } from '../layouts/page.tsx';

const bookDiscoveryCall = discuss('Book a Free Discovery Call');

export default {
  title: `Fractional executives for growing firms | ${brand.name}`,
  description: `A senior CMO, CFO, CTO or COO for part of the week. ${claims.topFractional.text}, ${claims.fractional.figure}, and no long-term commitment.`,
  service: 'Fractional leadership',
  sections: [
    {
      kind: 'opening',
      heading: 'Senior leaders, ten hours at a time.',
      lead: 'Some decisions need twenty years of practice, but not forty hours of it. Bring in a leader for the part of the week that counts.',
      primary: bookDiscoveryCall,
      claim: `${claims.topFractional.text} · ${claims.fractional.text}`,
      illustration: {
        kind: 'hours',
        caption: 'The lit hours are your leader’s. The rest of the week stays with your team',
        total: 40,
        used: 10,
        label: 'Ten hours out of a full week',
      },
    },
    {
      kind: 'leaders',
      heading: 'Six seats you can fill in part',
      lead: 'For founders and small boards whose next question is bigger than anyone on the team.',
      badge: 'Most Requested',
      roles: [
        {
          title: 'CEO/COO',
          description:
            'Runs the company day to day or steps in at the top, with a plan for stepping out again.',
          ideal: 'founders who want to go back to the product',
        },
        {
          title: 'CMO',
          description:
            'Decides whom you speak to, what you say and where the budget goes, then coaches the team that does it.',
          ideal: 'good products that too few people know',
          isHighlighted: true,
        },
        {
          title: 'CFO',
          description:
            'Builds the forecast, watches cash and gets the numbers ready for a board or a bank.',
          ideal: 'firms that outgrew their bookkeeper’s spreadsheet',
        },
        {
          title: 'Product lead',
          description:
            'Talks to users, says no a lot and turns wishes into a road map the team believes.',
          ideal: 'teams that ship often and learn little',
        },
        {
          title: 'CTO',
          description:
            'Chooses the platform, sets the bar for code and hires the first engineers with you.',
          ideal: 'companies whose software was built by whoever was there',
        },
        {
          title: 'RevOps',
          description:
            'Joins marketing, sales and service in one set of numbers, and repairs the leaks between them.',
          ideal: 'sales teams that argue about whose figures are right',
          isHighlighted: true,
        },
      ],
    },
    {
      kind: 'split',
      heading: 'What the hours are spent on',
      paragraphs: [
        'Fractional does not mean on call. The hours sit in fixed blocks, so your team knows when to bring a question.',
        `Leaders join for ${claims.fractional.figure}. You agree on the hours and the rate first, and can change the load as the work changes.`,
      ],
      illustration: {
        kind: 'week',
        caption: 'A ten-hour week of a fractional CMO',
        sample: true,
        days: [
          {
            day: 'Monday',
            blocks: [
              { label: 'Numbers and plan', from: 9, to: 11, tone: 'lagoon' },
              { label: 'Team call', from: 11, to: 12, tone: 'sun' },
            ],
          },
          {
            day: 'Wednesday',
            blocks: [
              { label: 'Coaching', from: 9, to: 11, tone: 'sun' },
              { label: 'Campaign review', from: 13, to: 15, tone: 'sun' },
            ],
          },
          {
            day: 'Thursday',
            blocks: [
              { label: 'Strategy', from: 9, to: 11, tone: 'lagoon' },
              { label: 'Talk with the founder', from: 11, to: 12, tone: 'sun' },
            ],
          },
        ],
      },
      isReversed: true,
    },
    {
      kind: 'cards',
      heading: 'Six times when it fits',
      columns: 3,
      variant: 'plain',
      cards: [
        {
          icon: 'piggy-bank',
          title: 'Fundraise prep',
          text: 'A model, a story and a data room that stand up to questions.',
        },
        {
          icon: 'users',
          title: 'First hire plan',
          text: 'Which role comes first, what it should do and how to judge it.',
        },
        {
          icon: 'map',
          title: 'New market',
          text: 'Who buys there, at what price, and what it takes to be found.',
        },
        {
          icon: 'funnel',
          title: 'Messy funnel',
          text: 'One view from first click to payment, and the worst gap closed.',
        },
        {
          icon: 'layers',
          title: 'Platform choice',
          text: 'Build, buy or wait. With reasons you can show your investors.',
        },
        {
          icon: 'umbrella',
          title: 'Interim cover',
          text: 'A steady hand while you search, or while someone is on leave.',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Five reasons to share a leader',
      items: [
        {
          title: claims.topFractional.text,
          text: 'The bar is not the same for everyone. For leaders we also look at what they left behind.',
        },
        {
          title: capitalize(claims.fractional.figure),
          text: 'You pay for the hours you agree on. They appear on a monthly invoice.',
        },
        {
          title: 'No long-term commitment',
          text: 'Use a leader for one season or one decision. Your agreement says how to end it.',
        },
        {
          title: 'A start in weeks',
          text: 'You skip the long hunt for a full-time executive.',
        },
        {
          title: 'Hands on',
          text: 'They write the plan, sit in the pipeline call and open the spreadsheet themselves.',
        },
      ],
      variant: 'numbers',
    },
    {
      kind: 'steps',
      heading: 'How you meet your leader',
      steps: [
        {
          title: 'Name the decision',
          text: 'Tell us what has to be settled in the coming months, and who will live with it.',
        },
        {
          title: 'Meet two people',
          text: 'Ask both how they would spend their first ten hours. The answers will differ.',
        },
        {
          title: 'Agree on the first month',
          text: 'Three results, fixed blocks in the week, one person they report to.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Related services',
      links: [
        {
          label: 'Hire a Team',
          href: '/hire-a-team',
          text: 'Give your new leader people to lead.',
        },
        {
          label: 'Sales',
          href: '/sales',
          text: 'Fill the pipeline that RevOps has repaired.',
        },
        {
          label: 'Project Managers',
          href: '/project-managers',
          text: 'Turn the strategy into dates and owners.',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Which decision keeps you up?',
      text: 'Tell us on a free call. If ten hours a week will not solve it, we will say so.',
      primary: bookDiscoveryCall,
    },
  ],
} satisfies PageRecord;
