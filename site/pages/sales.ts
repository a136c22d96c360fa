import { bookACall } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { claims } from '../content/claims.ts';
import type { PageRecord } from '../layouts/page.tsx';

export default {
  title: `Remote sales talent: SDRs to closers | ${brand.name}`,
  description: `Hire SDRs, lead researchers, appointment setters or full-cycle sellers. ${claims.sales.text}, tested on live calls and at home in your CRM.`,
  service: 'Remote sales talent',
  sections: [
    {
      kind: 'opening',
      heading: 'More conversations with the right buyers.',
      lead: 'Hire people who research first, call without fear and write down what they heard. You get a fuller calendar and a CRM you can read.',
      primary: bookACall,
      claim: `${claims.sales.text} · ${claims.top.text}`,
      illustration: {
        kind: 'pipeline',
        caption: 'One afternoon in a pipeline: fewer names, better talks',
        sample: true,
        stages: [
          { label: 'Researched', items: ['Bakery chain', 'Two clinics', 'Freight firm'] },
          { label: 'Contacted', items: ['Two clinics', 'Freight firm'] },
          { label: 'Talking', items: ['Clinic in Leeds'] },
          { label: 'In your calendar', items: ['Leeds, Thursday'] },
        ],
      },
    },
    {
      kind: 'cards',
      heading: 'Four roles, from first name to signature',
      lead: 'For founders who still sell, for agencies between referrals and for sales leads with a quota.',
      columns: 2,
      cards: [
        {
          icon: 'megaphone',
          title: 'SDRs',
          text: 'They open doors by phone, e-mail and social, and find out who is worth your time.',
        },
        {
          icon: 'binoculars',
          title: 'Lead generators and researchers',
          text: 'They build lists by hand: the right firm, the right person, a reason to write.',
        },
        {
          icon: 'calendar-plus',
          title: 'Appointment setters',
          text: 'They take warm names to a date in your diary, and remind both sides to show up.',
        },
        {
          icon: 'handshake',
          title: 'Full-cycle sales',
          text: 'They run the deal from the first call to the signed offer, and hand over with notes.',
        },
      ],
    },
    {
      kind: 'split',
      heading: 'What a selling week looks like',
      paragraphs: [
        'Good outreach has a rhythm. Research comes before calls, and notes come right after them. Nobody dials for eight hours and stays kind.',
        'You agree on call hours that suit your buyers. We match you with people who want to work then.',
      ],
      illustration: {
        kind: 'week',
        caption: 'Four days of a part-time SDR, in the buyer’s local time',
        sample: true,
        days: [
          {
            day: 'Monday',
            blocks: [
              { label: 'Research', from: 9, to: 11, tone: 'lagoon' },
              { label: 'Calls', from: 11, to: 15, tone: 'sun' },
            ],
          },
          {
            day: 'Tuesday',
            blocks: [
              { label: 'Calls', from: 9, to: 13, tone: 'sun' },
              { label: 'Notes and CRM', from: 13, to: 15, tone: 'lagoon' },
            ],
          },
          {
            day: 'Wednesday',
            blocks: [
              { label: 'Follow-up mails', from: 9, to: 12, tone: 'lagoon' },
              { label: 'Calls', from: 13, to: 16, tone: 'sun' },
            ],
          },
          {
            day: 'Thursday',
            blocks: [
              { label: 'Calls', from: 9, to: 12, tone: 'sun' },
              { label: 'Report and review', from: 13, to: 15, tone: 'sun' },
            ],
          },
        ],
      },
      isReversed: true,
    },
    {
      kind: 'table',
      heading: 'Four ways to add sales help',
      lead: 'Every price is set in writing before the first call is made.',
      caption: 'Engagement models for sales talent',
      columns: ['Model', 'What you get', 'How much', 'Billing'],
      rows: [
        ['Full-time', 'One seller on your team', claims.fullTime.figure, 'Monthly plan'],
        ['Part-time', 'Steady outreach on set days', claims.partTime.figure, 'Hourly package'],
        [
          'Project-based',
          'One campaign or one list',
          claims.projectBased.figure,
          'Fixed rate, by milestone',
        ],
        ['Managed pod', 'Researcher, SDR and a lead', 'By campaign', 'One monthly invoice'],
      ],
    },
    {
      kind: 'checklist',
      heading: 'Five reasons to let us look',
      items: [
        {
          title: claims.sales.text,
          text: 'Counted from your brief. We take that time to find someone who has sold to buyers like yours.',
        },
        {
          title: 'Vetted on live calls',
          text: 'We listen to them sell. A smooth CV does not help when someone says “not interested”.',
        },
        {
          title: 'CRM-ready',
          text: 'HubSpot, Salesforce, Pipedrive: they log the call before they make the next one.',
        },
        {
          title: 'Weekly reports',
          text: 'Calls made, talks held, meetings booked, and what buyers said in their own words.',
        },
        {
          title: 'Scale by campaign',
          text: 'Add people for a push, and go back to one when it is over.',
        },
      ],
      action: bookACall,
    },
    {
      kind: 'steps',
      heading: 'How you get your seller',
      steps: [
        {
          title: 'Tell us who buys',
          text: 'Who says yes, who never does, and what a good meeting is worth to you.',
        },
        {
          title: 'Hear them sell',
          text: 'You meet a few people and run a mock call with your own product.',
        },
        {
          title: 'Start with one list',
          text: 'The first weeks go to one kind of buyer. You look at the replies together, then widen.',
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
          text: 'A marketing or RevOps head to set the direction.',
        },
        {
          label: 'Customer service agents and virtual assistants',
          href: '/customer-service-agents-virtual-assistants',
          text: 'For the buyers who said yes and now have questions.',
        },
        {
          label: 'AI Workflow Specialists',
          href: '/ai-workflow-specialists',
          text: 'Let a machine sort the leads before a person calls.',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Who do you wish would call you back?',
      text: 'Bring three names of dream clients to a short call. We will say which role should go after them.',
      primary: bookACall,
    },
  ],
} satisfies PageRecord;
