import { bookACall } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { claims } from '../content/claims.ts';
import { peopleOn } from '../content/talent.ts';
import type { PageRecord } from '../layouts/page.tsx';

export default {
  title: `Remote sales talent: SDRs to closers | ${brand.name}`,
  description: `Hire SDRs, lead researchers, appointment setters or full-cycle sales talent. ${claims.sales.text}, tested on a real sales task and ready for your CRM.`,
  service: 'Remote sales talent',
  hour: 14,
  sections: [
    {
      kind: 'opening',
      heading: 'More conversations with the right buyers.',
      lead: 'Hire people who research a name before they dial it, and write down what they hear. You get meetings, and a reason for every no.',
      primary: bookACall,
      claim: `${claims.sales.text} · ${claims.top.text}`,
      isPaper: true,
      illustration: {
        kind: 'calls',
        caption: 'An hour on a Tuesday in Chicago: six calls, one meeting',
        sample: true,
        title: 'Calling clinics about booking software',
        calls: [
          {
            at: 13.1,
            who: 'Riverside Dental, Denver',
            outcome: 'No answer. Again on Thursday.',
            ends: 'again',
          },
          {
            at: 13.2,
            who: 'Oak Clinic, Tulsa',
            outcome: 'Books on paper, and likes it. Not for us.',
            ends: 'no',
          },
          {
            at: 13.35,
            who: 'Two Rivers Rehab, St. Louis',
            outcome: '“Send me an email.” Sent, with the price.',
            ends: 'again',
          },
          {
            at: 13.5,
            who: 'Lakeside Clinic, Chicago',
            outcome: 'Under contract until March. Call in February.',
            ends: 'again',
          },
          {
            at: 13.7,
            who: 'Family Health, Omaha',
            outcome: 'Closed last year. Removed from the CRM.',
            ends: 'no',
          },
          {
            at: 13.85,
            who: 'Northgate Clinic, Denver',
            outcome: 'Meeting: Thursday at 10 a.m., with the owner',
            ends: 'meeting',
          },
        ],
      },
    },
    { kind: 'proofs', show: ['sales-task', 'score', 'count', 'hours'] },
    {
      kind: 'index',
      heading: 'Four roles, and the part each had in one deal',
      lead: 'For heads of sales, founders who still sell and agencies that live on referrals.',
      variant: 'stair',
      sample: true,
      items: [
        {
          title: 'SDRs',
          text: 'Open conversations by phone and email, and find out who is worth your time.',
          end: 'Got Northgate Clinic on the phone.',
        },
        {
          title: 'Lead generators and researchers',
          text: 'Build each list by hand: the company, the person and a reason to call.',
          end: 'Had put Northgate on it.',
        },
        {
          title: 'Appointment setters',
          text: 'Turn warm leads into meetings, and remind both sides to show up.',
          end: 'Got its owner to Thursday’s meeting.',
        },
        {
          title: 'Full-cycle sales',
          text: 'Run the deal from first call to signature, then hand over the notes.',
          end: 'Won the signature in March.',
        },
      ],
    },
    {
      kind: 'people',
      heading: 'Two people who could start your list',
      lead: 'Akosua finds whom to call, and Andrés calls. Your profiles will say what we didn’t test, too.',
      talent: peopleOn('sales'),
    },
    {
      kind: 'score',
      heading: 'Which of these two should call your buyers?',
      lead: 'Score both, then see our reasons.',
      task: 'sales',
    },
    {
      kind: 'table',
      heading: 'One salesperson, one campaign or a pod',
      sheet: { tab: 'Ways to hire', paper: 'lagoon' },
      caption: 'Ways to hire',
      columns: ['Model', 'What you get', 'Time', 'Billing'],
      rows: [
        ['Full-Time', 'One salesperson on your team', claims.fullTime.figure, 'Monthly plan'],
        ['Part-Time', 'Steady outreach on set days', claims.partTime.figure, 'Hourly package'],
        [
          'Project-Based',
          'One campaign or one list',
          claims.projectBased.figure,
          'Fixed rate, by milestone',
        ],
        ['Managed pod', 'A researcher, an SDR and a lead', 'By campaign', 'One monthly invoice'],
      ],
      slip: {
        rate: 'sales',
        heading: 'What a salesperson’s price depends on',
        depends: ['The role', 'The market', 'The hours'],
        total: 'A closer costs more than a researcher, and a second language raises the rate.',
      },
    },
    {
      kind: 'index',
      heading: 'What you know before the first call',
      items: [
        {
          title: claims.sales.text,
          text: `You meet candidates in ${claims.meet.figure}.`,
        },
        {
          title: 'Tested on real tasks',
          text: 'A task like the one above, and “not interested” answered aloud.',
        },
        {
          title: 'Ready for your CRM',
          text: 'Each call is in HubSpot, Salesforce or Pipedrive before the next one. The list and the notes are yours.',
        },
        {
          title: 'Weekly reports',
          text: 'Calls, meetings booked and what buyers said in their own words.',
        },
        {
          title: 'Scale by campaign',
          text: 'Add people, then go back to one. If the match is wrong, we search again.',
        },
      ],
      action: bookACall,
    },
    {
      kind: 'horizon',
      heading: 'From your best customer to the first list',
      steps: [
        {
          when: `A ${claims.call.figure} call`,
          title: 'Tell us who buys',
          text: 'Who says yes, and what a good meeting is worth.',
          page: {
            label: 'Who says yes',
            title: 'Clinic owners',
            lines: ['Patients still call to book', 'A meeting with the owner'],
          },
        },
        {
          when: claims.meet.figure,
          title: 'Hear them sell',
          text: 'Meet a few people, and run a practice call about your own product.',
          page: {
            label: 'A practice call',
            title: '“Send me an email.”',
            lines: ['First: what should it answer?', 'Then sent, with the price'],
          },
        },
        {
          when: 'Week one',
          title: 'Start with one list',
          text: 'One type of buyer first. Read the replies, then widen it.',
          page: {
            label: 'The first list: clinics',
            title: 'Meeting: Thursday',
            lines: ['Northgate Clinic, Denver', '10 a.m., with the owner'],
          },
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Related services',
      links: [
        {
          label: 'Fractional Talent',
          href: '/hire-fractional-talent',
        },
        {
          label: 'Customer service agents and virtual assistants',
          href: '/customer-service-agents-virtual-assistants',
        },
        {
          label: 'AI Workflow Specialists',
          href: '/ai-workflow-specialists',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Name three customers you’d love to win.',
      text: 'We’ll say which of the four roles should go after them, and what we would try first.',
      primary: bookACall,
    },
  ],
} satisfies PageRecord;
