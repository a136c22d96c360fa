import { bookACall, getMatched } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { claims } from '../content/claims.ts';
import { companyQuestions } from '../content/faqs.ts';
import { aiSpecialists } from '../content/talent.ts';
import { companyTestimonials } from '../content/testimonials.ts';
import type { PageRecord } from '../layouts/page.tsx';

/** Two who could do the work of the example. */
const matched = aiSpecialists.filter(({ face }) => face === 'amina' || face === 'lucas');

export default {
  title: `Hire vetted remote professionals | ${brand.name}`,
  description:
    'Hire remote professionals who have passed three vetting stages. We handle the contract, compliance and payroll, and you pay one invoice.',
  hour: 9,
  sections: [
    {
      kind: 'two-sides',
      heading: 'Hire remote professionals who are already vetted.',
      lead: 'Four moments of hiring need you. The rest is our job.',
      primary: bookACall,
      secondary: getMatched,
      claim: `${claims.top.text} · ${claims.meet.text}`,
      sides: ['You', brand.name],
      moments: [
        {
          you: 'Say what needs doing',
          us: [
            'Write it down as a brief of one page',
            'Search, and read past work',
            'Set a task from the field',
            'Interview, and note what we didn’t test',
          ],
        },
        {
          you: 'Meet two or three people, and choose',
          us: ['Write the contract for their country', 'Handle local registration and filings'],
        },
        { you: 'Start the first day', us: ['Plan it with you', 'Check that every login works'] },
        {
          you: 'Pay one invoice a month',
          us: ['Pay them, every payday', 'Ask both of you how it’s going'],
        },
      ],
    },
    { kind: 'proofs', show: ['shortlist', 'agreement', 'count', 'first-ten'] },
    {
      kind: 'index',
      heading: 'What you get',
      variant: 'columns',
      sheet: { tab: 'Each hire', paper: 'sun' },
      items: [
        {
          title: 'Vetted before you meet them',
          text: 'Each profile says which task we set, how it went, and what we didn’t test, so you know what to ask.',
        },
        {
          title: 'We handle contracts, compliance and payroll',
          text: 'Each country has its own rules for hiring. You sign one agreement with us, and we deal with the rest.',
        },
        {
          title: 'Scale up or down',
          text: 'Start with one person part-time. Add people for a launch, and end when the project does.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Part-time, one project or full-time',
      lead: 'Every hire or team uses one of three models. Can’t decide? Say so on the call.',
      sheet: { tab: 'Models', paper: 'dusk' },
      caption: 'Part-time, project-based and full-time hiring compared',
      columns: ['Hiring model', 'Time', 'How you pay', 'Best for', 'Who manages the work'],
      rows: [
        [
          'Part-Time',
          claims.partTime.figure,
          'Hourly package, billed monthly',
          'Work that comes up every week',
          'You or our project manager',
        ],
        [
          'Project-Based',
          claims.projectBased.figure,
          'Fixed rate, by milestone',
          'Work with a clear finish line',
          'Usually our project manager',
        ],
        [
          'Full-Time',
          claims.fullTime.figure,
          'Monthly plan',
          'A role you need long term',
          'Usually you',
        ],
      ],
      note: 'You see each person’s price in writing before you meet them. It depends on the role, the experience and the hours.',
    },
    {
      kind: 'horizon',
      heading: 'From first call to first task',
      land: 'sun',
      steps: [
        {
          when: `${claims.call.figure.replace('-minute', '')} minutes`,
          title: 'Kickoff Call',
          text: 'Thirty minutes about the work, the hours and the tools. You don’t need a job description.',
          page: {
            label: 'A brief of one page',
            title: 'No order typed twice',
            lines: ['A form, a CRM and accounting', 'Mornings, twenty hours a week'],
          },
        },
        {
          when: claims.meet.figure,
          title: 'Hand-Matched Talent',
          text: `You meet candidates in ${claims.meet.figure}. Interview them your way, with a short task of your own if you like.`,
          page: {
            people: matched,
            lines: ['What each one showed, and what we didn’t test'],
          },
        },
        {
          when: 'Day one',
          title: 'Plug & Play',
          text: 'The contract is signed and the logins work before day one. Your new hire opens your task board and starts.',
          page: {
            people: matched.slice(1),
            label: 'Your task board',
            title: 'Connect the form',
            lines: ['Started.'],
          },
        },
      ],
      action: bookACall,
    },
    {
      kind: 'clients',
      heading: 'Companies that hire through us',
    },
    {
      kind: 'testimonials',
      heading: 'What hiring this way could sound like',
      variant: 'grid',
      stars: true,
      testimonials: companyTestimonials,
    },
    {
      kind: 'faq',
      heading: 'Four questions to ask any provider',
      questions: companyQuestions,
    },
    {
      kind: 'related',
      heading: 'Also useful',
      links: [
        { label: 'A sample shortlist', href: '/sample-shortlist' },
        {
          label: 'Customer service agents and virtual assistants',
          href: '/customer-service-agents-virtual-assistants',
        },
        { label: 'Website design and development', href: '/website-design-development' },
        { label: 'Hire a Full Team', href: '/hire-a-team' },
      ],
    },
    {
      kind: 'closing',
      heading: 'What needs doing?',
      text: 'Tell us on a call: the first of your four moments takes thirty minutes. You’ll hear who you need, and whether we’re the right people to find them.',
      primary: bookACall,
      secondary: getMatched,
    },
  ],
} satisfies PageRecord;
