import { match } from '../content/actions.ts';
import { brand } from '../content/brand.ts';
import { capitalize } from '../content/capitalize.ts';
import { claims } from '../content/claims.ts';
import type { PageRecord } from '../layouts/page.tsx';

const getMatchedWithExperts = match('Get Matched With Security Experts');

export default {
  title: `Cybersecurity and compliance talent | ${brand.name}`,
  description: `Cloud security engineers and compliance specialists for FinTech, SaaS and growth-stage startups. SOC 2 and PCI DSS readiness. ${claims.days.text}.`,
  service: 'Cybersecurity',
  sections: [
    {
      kind: 'opening',
      eyebrow: 'For FinTech, SaaS and growth-stage startups',
      heading: 'Pass the audit. Keep shipping.',
      lead: 'Hire people who get you ready for SOC 2 and PCI DSS while your engineers keep building. The auditor decides. You walk in prepared.',
      primary: getMatchedWithExperts,
      claim: `${claims.days.text} · ${claims.top.text}`,
      illustration: {
        kind: 'readiness',
        caption: 'A readiness list halfway through, with nothing hidden',
        sample: true,
        controls: [
          { label: 'Two-step sign-in for all staff', state: 'ready' },
          { label: 'Laptops encrypted', state: 'ready' },
          { label: 'Backups restored as a test', state: 'ready' },
          { label: 'Access reviewed each quarter', state: 'in progress' },
          { label: 'Incident plan rehearsed', state: 'in progress' },
          { label: 'Vendor list signed off', state: 'to do' },
        ],
      },
    },
    {
      kind: 'cards',
      heading: 'What you gain',
      columns: 5,
      variant: 'plain',
      cards: [
        {
          icon: 'clipboard-check',
          title: 'SOC 2 readiness',
          text: 'Controls in place, with proof in one folder.',
        },
        {
          icon: 'credit-card',
          title: 'PCI DSS readiness',
          text: 'Card data kept in as few places as possible.',
        },
        {
          icon: 'sun',
          title: 'Works your hours',
          text: 'By choice: we match people to your day.',
        },
        {
          icon: 'calendar-check',
          title: claims.days.text,
          text: 'Short lists from people we know.',
        },
        {
          icon: 'user-check',
          title: 'Vetted engineers',
          text: 'Tested on real set-ups, not on trivia.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Five security roles',
      lead: 'Hire one for a gap, or two who cover both the cloud and the paper.',
      columns: 5,
      cards: [
        {
          icon: 'cloud-cog',
          title: 'Cloud security engineer',
          text: 'Locks down accounts, networks and secrets.',
        },
        {
          icon: 'scale',
          title: 'Compliance specialist',
          text: 'Turns a standard into a list of tasks.',
        },
        {
          icon: 'radar',
          title: 'SOC analyst',
          text: 'Watches alerts and knows which ones matter.',
        },
        {
          icon: 'bug',
          title: 'Application security engineer',
          text: 'Finds weak spots in code and helps fix them.',
        },
        {
          icon: 'book-check',
          title: 'GRC lead',
          text: 'Owns policy, risk and the talk with auditors.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'From worry to work list',
      steps: [
        {
          title: 'Tell us the deadline',
          text: 'Which standard, which customer asks for it, and what you have in place today.',
        },
        {
          title: 'Meet your expert',
          text: `${claims.days.text}. Ask how they handled their last audit, and what went wrong in it.`,
        },
        {
          title: 'Close the gaps',
          text: 'A first review, a ranked list, then one gap after another with your own engineers.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'FinTech security, from South Africa',
      lead: 'Our security people are based in South Africa, and you meet those who choose to work your hours. Four names come up again and again.',
      caption: 'Four standards and laws, and how our people prepare you',
      columns: ['Name', 'What it looks at', 'What your expert prepares'],
      rows: [
        ['SOC 2', 'How you protect customer data', 'Controls, proof, a mock review'],
        ['PCI DSS', 'How card data is handled', 'A smaller scope, network rules'],
        ['ISO 27001', 'How you manage security risk', 'A gap list, policies, owners'],
        ['HIPAA', 'How health data is kept', 'Safeguards, access rules, training'],
      ],
      note: 'We help you get ready. Only an independent auditor or assessor can report on the result.',
    },
    {
      kind: 'cards',
      heading: 'Who asks us for help',
      columns: 5,
      variant: 'plain',
      cards: [
        { icon: 'landmark', title: 'FinTech', text: 'Banks will not sign without proof.' },
        { icon: 'app-window', title: 'SaaS', text: 'A large buyer sent a long form.' },
        { icon: 'heart-pulse', title: 'HealthTech', text: 'Patient data needs a fence.' },
        { icon: 'shopping-cart', title: 'E-commerce', text: 'Cards, accounts and bots.' },
        { icon: 'umbrella', title: 'InsurTech', text: 'Partners audit you each year.' },
      ],
    },
    {
      kind: 'table',
      heading: 'Five jobs with an end',
      lead: `Most of these run as projects: ${claims.projectBased.figure}, a fixed rate, paid by milestone. Ongoing roles are part-time or full-time, billed each month.`,
      caption: 'Use cases, where we start and what you hold at the end',
      columns: ['Use case', 'Where we start', 'What you hold at the end'],
      rows: [
        ['First SOC 2', 'What customers were promised', 'Controls that run, and their proof'],
        ['PCI scope cut', 'Where card data travels', 'Fewer systems to assess'],
        ['ISO 27001 gap check', 'What you do but never wrote down', 'A ranked list of gaps'],
        ['HIPAA safeguards', 'Who can see health data', 'Access rules and training notes'],
        ['Cloud hardening', 'Keys, roles and open ports', 'Settings kept as code'],
      ],
    },
    {
      kind: 'checklist',
      heading: 'Five reasons to hire through us',
      variant: 'numbers',
      items: [
        {
          title: 'They speak engineer',
          text: 'Each finding comes with a fix that your team can merge.',
        },
        {
          title: 'They speak auditor',
          text: 'Proof gets collected along the way, in the form a reviewer wants.',
        },
        {
          title: 'You keep the keys',
          text: 'Access is given by you, as little as the task needs, and taken back at the end.',
        },
        {
          title: 'As much as you need',
          text: `${capitalize(claims.partTime.figure)} for steady care, or one project before a deadline.`,
        },
        {
          title: 'Paper is our part',
          text: 'Contract, compliance and payroll for your expert are handled on our side.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Related services',
      links: [
        {
          label: 'Developers',
          href: '/developers',
          text: 'Extra hands to fix what a review finds.',
        },
        {
          label: 'Fractional Talent',
          href: '/hire-fractional-talent',
          text: 'A CTO for a day or two each week.',
        },
        {
          label: 'Project Managers',
          href: '/project-managers',
          text: 'Someone to drive the audit plan to its date.',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'The questionnaire is due. Breathe.',
      text: `Tell us which standard and by when. ${claims.days.text}, with people who know such forms by heart.`,
      primary: getMatchedWithExperts,
    },
  ],
} satisfies PageRecord;
