import { match } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { capitalize } from '../content/capitalize.ts';
import { claims } from '../content/claims.ts';
import { peopleOn } from '../content/talent.ts';
import type { PageRecord } from '../layouts/page.tsx';

const experts = peopleOn('cybersecurity');
const getMatchedWithExperts = match('Get Matched With Security Experts');

export default {
  title: `Cybersecurity and compliance talent | ${brand.name}`,
  description: `Cloud security engineers and compliance specialists for FinTech, SaaS and growth-stage startups. SOC 2 and PCI DSS readiness. ${claims.days.text}.`,
  service: 'Cybersecurity',
  hour: 19.8,
  until: 29.4,
  sections: [
    {
      kind: 'opening',
      eyebrow: 'For FinTech, SaaS and growth-stage startups',
      heading: 'Be ready for the audit. Keep shipping.',
      lead: 'Hire experts who prepare you for SOC 2 and PCI DSS while your engineers keep building. An auditor decides; you walk in with the evidence.',
      primary: getMatchedWithExperts,
      claim: `${claims.days.text} · ${claims.top.text}`,
      illustration: {
        kind: 'windows',
        caption: 'One engineer who left, and how long each of her logins kept working',
        sample: true,
        title: 'She left on Friday. Three of her logins didn’t.',
        logins: [
          { system: 'Email', closed: 'Closed on Friday', isClosed: true },
          { system: 'Code repository', closed: 'Closed on Friday', isClosed: true },
          { system: 'Cloud account', closed: 'Closed on Friday', isClosed: true },
          { system: 'Payroll tool', closed: 'Open for eleven more days' },
          { system: 'Shared support login', closed: 'Open for three more weeks' },
          { system: 'Old API key', closed: 'Still open' },
        ],
      },
    },
    { kind: 'proofs', show: ['security-task', 'compliance-profile', 'privacy', 'score'] },
    {
      kind: 'windows',
      heading: 'Could someone who left still sign in?',
      lead: 'An auditor picks a name and asks for proof. Try it with the last person who left. It takes a minute, and nothing is sent to us.',
      question: 'Which of their logins can you prove were closed by the next morning?',
      items: [
        'Email and calendar',
        'Code repository',
        'Cloud account',
        'Payroll and finance tools',
        'Passwords they shared with others',
        'Keys they created for scripts and apps',
      ],
      verdicts: {
        none: 'Check a window only if you could show when that login was closed.',
        some: 'Each lit window is a gap an auditor would write down. Your expert closes it and keeps the proof.',
        all: 'You’re ready for this question. Your expert goes through the rest of the list before the auditor does.',
      },
    },
    {
      kind: 'index',
      heading: 'What you get with a security expert',
      sheet: { tab: 'Benefits', paper: 'white' },
      items: [
        {
          title: 'SOC 2 readiness',
          text: 'Controls in place, with the evidence in one folder.',
        },
        {
          title: 'PCI DSS readiness',
          text: 'Card data kept in as few places as possible.',
        },
        {
          title: 'Works your hours',
          text: 'Experts who choose to work during your business day.',
        },
        {
          title: claims.days.text,
          text: 'Your shortlist comes from people we have already vetted.',
        },
        {
          title: 'Vetted engineers',
          text: 'Tested on real security setups, not on trivia questions.',
        },
      ],
    },
    {
      kind: 'exchange',
      heading: 'Security roles, and what to ask each one',
      variant: 'ask',
      items: [
        {
          title: 'Cloud security engineer',
          text: 'Secures your cloud accounts, networks, keys and passwords.',
          question: 'Ask: Which of our keys would you delete first?',
        },
        {
          title: 'Compliance specialist',
          text: 'Turns a security standard into a clear task list.',
          question: 'Ask: What would you leave out of scope, and why?',
        },
        {
          title: 'SOC analyst',
          text: 'Monitors alerts and knows which ones need action.',
          question: 'Ask: Which alert did you last turn off for good?',
        },
        {
          title: 'Application security engineer',
          text: 'Finds weaknesses in your code and helps fix them.',
          question: 'Ask: Which bug did you decide not to fix?',
        },
        {
          title: 'GRC lead',
          text: 'Owns policies, manages risk and works with your auditors.',
          question: 'Ask: Which risk did you accept, and who signed off?',
        },
      ],
    },
    {
      kind: 'people',
      heading: 'Two experts, and what we know about them',
      talent: experts,
    },
    {
      kind: 'horizon',
      heading: 'How to prepare for your audit',
      steps: [
        {
          title: 'Tell us the deadline',
          text: 'Tell us which standard you need, who is asking for it and what you have in place today.',
          when: 'Today',
          page: {
            label: 'Asked for by a large customer',
            title: 'SOC 2',
            lines: ['By the end of the quarter', 'In place: single sign-on'],
          },
        },
        {
          title: 'Meet your expert',
          text: `You meet candidates ${claims.days.figure}. Ask each one how they handled their last audit and what went wrong.`,
          when: capitalize(claims.days.figure),
          page: {
            people: experts,
            lines: ['“What went wrong in your last audit?”'],
          },
        },
        {
          title: 'Close the gaps',
          text: 'Your expert reviews your setup, ranks the gaps and closes them one by one with your engineers.',
          when: 'Before the audit',
          page: {
            label: 'Logins of the one who left',
            title: 'All six closed.',
            lines: ['Payroll tool, with its date', 'Old API key, with its date'],
          },
        },
      ],
    },
    {
      kind: 'exchange',
      heading: 'Who asks you for proof, by industry',
      variant: 'asked',
      sheet: { tab: 'Industries', paper: 'dusk' },
      items: [
        {
          title: 'FinTech',
          question: 'Which of your systems can reach our accounts?',
          text: 'A partner bank, before it signs with you',
        },
        {
          title: 'SaaS',
          question: 'Where is your SOC 2 report?',
          text: 'A large customer, late in the deal',
        },
        {
          title: 'HealthTech',
          question: 'Who opened this patient’s record in March?',
          text: 'A hospital’s privacy officer, after a complaint',
        },
        {
          title: 'E-commerce',
          question: 'Where does a card number go after checkout?',
          text: 'Your payment provider, in its yearly questionnaire',
        },
        {
          title: 'InsurTech',
          question: 'Who approved this change to the pricing?',
          text: 'An insurer you work with, in its yearly audit',
        },
      ],
    },
    {
      kind: 'transitions',
      heading: 'Security projects with a clear end',
      items: [
        {
          title: 'First SOC 2',
          from: 'From promises',
          to: 'to working controls, with evidence.',
        },
        {
          title: 'PCI scope reduction',
          from: 'From card data everywhere',
          to: 'to few systems to assess.',
        },
        {
          title: 'ISO 27001 gap check',
          from: 'From unwritten habits',
          to: 'to a ranked list of gaps.',
        },
        {
          title: 'HIPAA safeguards',
          from: 'From open records',
          to: 'to access rules and training notes.',
        },
        {
          title: 'Cloud hardening',
          from: 'From open ports and old keys',
          to: 'to settings kept as code.',
        },
      ],
    },
    {
      kind: 'notes',
      heading: 'Security experts your team can work with',
      sheet: { tab: 'Reasons', paper: 'lagoon' },
      items: [
        { title: 'Every finding comes with a fix to merge' },
        { title: 'Evidence in the format your auditor reads' },
        { title: 'You grant the access, and remove it' },
        { title: 'Part-time, or one project before a deadline' },
        { title: 'No contracts or payroll for you to run' },
      ],
    },
    {
      kind: 'terms',
      rate: 'cybersecurity',
      depends: ['The standard', 'The number of systems in scope', 'What you already have in place'],
      total: 'A smaller scope costs less.',
      apart: 'The auditor’s fee is separate.',
    },
    {
      kind: 'poster',
      heading: 'FinTech security from South Africa, standard by standard',
      lead: '9 a.m. in New York is mid-afternoon in Cape Town, and they chose those hours. They get you ready; only an independent auditor or assessor reports on the result.',
      items: [
        { title: 'SOC 2', text: 'How you protect your customers’ data' },
        { title: 'PCI DSS', text: 'How you handle card data, and where it’s kept' },
        { title: 'ISO 27001', text: 'How you find, rank and manage security risks' },
        { title: 'HIPAA', text: 'How you protect health data, and who may see it' },
      ],
    },
    {
      kind: 'related',
      heading: 'Related services',
      links: [
        {
          label: 'Developers',
          href: '/developers',
        },
        {
          label: 'Fractional Talent',
          href: '/hire-fractional-talent',
        },
        {
          label: 'Project Managers',
          href: '/project-managers',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Go into your audit prepared.',
      text: `Tell us which standard you need and by when. ${capitalize(claims.days.figure)}, you meet candidates who know it, and turn off the last lit window.`,
      primary: getMatchedWithExperts,
    },
  ],
} satisfies PageRecord;
