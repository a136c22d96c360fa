import { bookACall } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { claims } from '../content/claims.ts';
import type { PageRecord } from '../layouts/page.tsx';

export default {
  title: `Remote sales talent: SDRs to closers | ${brand.name}`,
  description: `Hire SDRs, lead researchers, appointment setters or full-cycle sales talent. ${claims.sales.text}, tested on live calls and ready to use your CRM.`,
  service: 'Remote sales talent',
  sections: [
    {
      kind: 'opening',
      heading: 'More conversations with the right buyers.',
      lead: 'Hire people who do their research, pick up the phone and record what they learn. You get a fuller calendar and sales notes you can use.',
      primary: bookACall,
      claim: `${claims.sales.text} · ${claims.top.text}`,
      illustration: {
        kind: 'pipeline',
        caption: 'One afternoon in a sales pipeline, from a list of names to a booked meeting',
        sample: true,
        stages: [
          { label: 'Researched', items: ['Bakery chain', 'Two clinics', 'Freight company'] },
          { label: 'Contacted', items: ['Two clinics', 'Freight company'] },
          { label: 'Replied', items: ['Clinic in Denver'] },
          { label: 'Meeting booked', items: ['Denver, Thursday'] },
        ],
      },
    },
    {
      kind: 'cards',
      heading: 'Sales roles from first contact to signed deal',
      lead: 'For founders who still do the selling, agencies short on referrals and sales leaders with a quota.',
      columns: 2,
      cards: [
        {
          icon: 'megaphone',
          title: 'SDRs',
          text: 'They reach out by phone, email and social media and find out who is worth your time.',
        },
        {
          icon: 'binoculars',
          title: 'Lead generators and researchers',
          text: 'They build each list by hand: the right company, the right person and a reason to get in touch.',
        },
        {
          icon: 'calendar-plus',
          title: 'Appointment setters',
          text: 'They turn warm leads into meetings on your calendar and remind both sides to show up.',
        },
        {
          icon: 'handshake',
          title: 'Full-cycle sales',
          text: 'They run the deal from the first call to the signed contract, then hand over clear notes.',
        },
      ],
    },
    {
      kind: 'score',
      heading: 'Who should call your next buyer?',
      lead: 'We give tasks like this one. Score both answers, then see our scores and reasons.',
      task: 'sales',
    },
    {
      kind: 'table',
      heading: 'Add one salesperson or a whole pod',
      caption: 'Engagement models for sales talent',
      columns: ['Model', 'What you get', 'Time', 'Billing'],
      rows: [
        ['Full-time', 'One salesperson on your team', claims.fullTime.figure, 'Monthly plan'],
        ['Part-time', 'Steady outreach on set days', claims.partTime.figure, 'Hourly package'],
        [
          'Project-based',
          'One campaign or one list',
          claims.projectBased.figure,
          'Fixed rate, by milestone',
        ],
        ['Managed pod', 'A researcher, an SDR and a lead', 'By campaign', 'One monthly invoice'],
      ],
    },
    {
      kind: 'terms',
      heading: 'What a salesperson costs, and what you keep',
      price:
        'The role, the market and the hours. A closer costs more than a list researcher. A second language or late-night calls raise the rate. You see the price in writing before you sign.',
      billing:
        'Full-time is a monthly plan, and part-time is an hourly package. A campaign has a fixed rate, paid by milestone. A managed pod is billed on one monthly invoice.',
      fit: 'Listen to a few calls with us. Sometimes the list or the script is the problem. If it’s the match, we can search again, as your agreement allows.',
      ownership:
        'Calls, notes and leads go into your CRM, under your login. Your agreement says who owns the lists and scripts.',
      stopping:
        'A campaign ends on its last day. For ongoing work, your agreement sets the notice period. Disable the CRM login when it ends, and the history stays with you.',
    },
    {
      kind: 'checklist',
      heading: 'Salespeople tested before you meet them',
      items: [
        {
          title: claims.sales.text,
          text: 'We count from the day you send your brief. That’s enough time to find someone who has sold to buyers like yours.',
        },
        {
          title: 'Vetted on live calls',
          text: 'We listen to them sell. A polished resume doesn’t help when a buyer says “not interested.”',
        },
        {
          title: 'Ready for your CRM',
          text: 'They log each call in HubSpot, Salesforce or Pipedrive before they make the next one.',
        },
        {
          title: 'Weekly reports',
          text: 'Calls made, conversations held, meetings booked and what buyers said in their own words.',
        },
        {
          title: 'Scale by campaign',
          text: 'Add people for a big campaign, then go back to one when it’s over.',
        },
      ],
      action: bookACall,
    },
    {
      kind: 'steps',
      heading: 'How to hire your salesperson',
      steps: [
        {
          title: 'Tell us who buys',
          text: 'Tell us who tends to say yes, who never does and what a good meeting is worth.',
        },
        {
          title: 'Hear them sell',
          text: 'Meet a few people and run a mock call about your own product.',
        },
        {
          title: 'Start with one list',
          text: 'Spend the first weeks on one type of buyer. Review the replies together, then expand.',
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
      heading: 'Which customers do you want to reach?',
      text: 'Bring the names of three dream customers to a short call. We’ll suggest which sales role should go after them.',
      primary: bookACall,
    },
  ],
} satisfies PageRecord;
