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
      lead: 'Hire experts who get you ready for SOC 2 and PCI DSS while your engineers keep building. The result is up to the auditor, but you go in prepared.',
      primary: getMatchedWithExperts,
      claim: `${claims.days.text} · ${claims.top.text}`,
      illustration: {
        kind: 'readiness',
        caption: 'A readiness checklist at the halfway point',
        sample: true,
        controls: [
          { label: 'Two-step sign-in for all staff', state: 'ready' },
          { label: 'Laptops encrypted', state: 'ready' },
          { label: 'Backups tested by restoring them', state: 'ready' },
          { label: 'Access reviewed every quarter', state: 'in progress' },
          { label: 'Incident response plan tested', state: 'in progress' },
          { label: 'Vendor list approved', state: 'to do' },
        ],
      },
    },
    {
      kind: 'cards',
      heading: 'What you get with a security expert',
      columns: 5,
      variant: 'plain',
      cards: [
        {
          icon: 'clipboard-check',
          title: 'SOC 2 readiness',
          text: 'Controls in place, with the evidence in one folder.',
        },
        {
          icon: 'credit-card',
          title: 'PCI DSS readiness',
          text: 'Card data kept in as few places as possible.',
        },
        {
          icon: 'sun',
          title: 'Works your hours',
          text: 'Experts who choose to work during your business day.',
        },
        {
          icon: 'calendar-check',
          title: claims.days.text,
          text: 'Your shortlist comes from people we have already vetted.',
        },
        {
          icon: 'user-check',
          title: 'Vetted engineers',
          text: 'Tested on real security setups, not on trivia questions.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Security roles you can fill',
      lead: 'Hire one person to fill a gap, or two: one for cloud security, one for compliance.',
      columns: 5,
      cards: [
        {
          icon: 'cloud-cog',
          title: 'Cloud security engineer',
          text: 'Secures your cloud accounts, networks, keys and passwords.',
        },
        {
          icon: 'scale',
          title: 'Compliance specialist',
          text: 'Turns a security standard into a clear task list.',
        },
        {
          icon: 'radar',
          title: 'SOC analyst',
          text: 'Monitors alerts and knows which ones need action.',
        },
        {
          icon: 'bug',
          title: 'Application security engineer',
          text: 'Finds weaknesses in your code and helps fix them.',
        },
        {
          icon: 'book-check',
          title: 'GRC lead',
          text: 'Owns policies, manages risk and works with your auditors.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'From audit deadline to a working plan',
      steps: [
        {
          title: 'Tell us the deadline',
          text: 'Tell us which standard you need, who is asking for it and what you have in place today.',
        },
        {
          title: 'Meet your expert',
          text: `We match you ${claims.days.figure}. Ask how they handled their last audit and what went wrong.`,
        },
        {
          title: 'Close the gaps',
          text: 'Your expert reviews your setup, ranks the gaps and closes them one by one with your engineers.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'FinTech security experts in South Africa',
      lead: 'Our security experts are based in South Africa, and we match you with those who choose to work your hours. Here is how they prepare you for four common standards and laws.',
      caption: 'How our experts prepare you for four standards and laws',
      columns: ['Standard or law', 'What it covers', 'What your expert prepares'],
      rows: [
        ['SOC 2', 'How you protect customer data', 'Controls, evidence and a mock review'],
        ['PCI DSS', 'How you handle card data', 'A smaller scope and network rules'],
        ['ISO 27001', 'How you manage security risk', 'A gap list, policies and owners'],
        ['HIPAA', 'How you protect health data', 'Safeguards, access rules and training'],
      ],
      note: 'We help you get ready. Only an independent auditor or assessor can report on the result.',
    },
    {
      kind: 'cards',
      heading: 'Industries we help',
      columns: 5,
      variant: 'plain',
      cards: [
        {
          icon: 'landmark',
          title: 'FinTech',
          text: 'Show banks proof of security before they sign with you.',
        },
        {
          icon: 'app-window',
          title: 'SaaS',
          text: 'Answer a large customer’s long security questionnaire with confidence.',
        },
        {
          icon: 'heart-pulse',
          title: 'HealthTech',
          text: 'Restrict who can see patient data, and track access.',
        },
        {
          icon: 'shopping-cart',
          title: 'E-commerce',
          text: 'Protect payments and customer accounts from fraud and bots.',
        },
        {
          icon: 'umbrella',
          title: 'InsurTech',
          text: 'Prepare for the security audits your partners run each year.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Security projects with a clear end',
      caption: 'Security projects: where we start and what you have at the end',
      columns: ['Project', 'Where we start', 'What you have at the end'],
      rows: [
        ['First SOC 2', 'What you have promised customers', 'Working controls, with evidence'],
        ['PCI scope reduction', 'Where card data travels', 'Fewer systems to assess'],
        ['ISO 27001 gap check', 'What you do but haven’t written down', 'A ranked list of gaps'],
        ['HIPAA safeguards', 'Who can see health data', 'Access rules and training notes'],
        ['Cloud hardening', 'Keys, roles and open ports', 'Secure settings stored as code'],
      ],
    },
    {
      kind: 'terms',
      heading: 'What readiness costs, and what you control',
      price:
        'The standard, the number of systems in scope and what you already have in place. A smaller scope costs less to prepare. The auditor’s fee is separate.',
      billing: `Most of this work runs as a project: ${claims.projectBased.figure} at a fixed rate, paid by milestone. Ongoing roles are part-time or full-time, billed monthly.`,
      fit: 'If the findings don’t help your engineers, tell us before the next milestone. We’ll review the scope and the skills with you. If the match is wrong, we can search again under the terms of your agreement.',
      ownership:
        'Evidence and policies are kept in your own systems from the start. Your agreement says who owns them and how confidential data is handled.',
      stopping:
        'A project ends with its last milestone. For ongoing roles, the notice period is in your agreement. You remove the access yourself, so you know it’s gone.',
    },
    {
      kind: 'checklist',
      heading: 'Security experts your team can work with',
      variant: 'numbers',
      items: [
        {
          title: 'Fixes your engineers can use',
          text: 'Every finding comes with a fix your team can merge.',
        },
        {
          title: 'Evidence your auditor can use',
          text: 'Evidence is collected along the way, in the format a reviewer expects.',
        },
        {
          title: 'Access stays under your control',
          text: 'You grant only the access each task needs and remove it when the work is done.',
        },
        {
          title: 'Only the hours you need',
          text: `${capitalize(claims.partTime.figure)} for ongoing work, or a single project before a deadline.`,
        },
        {
          title: 'We handle the paperwork',
          text: 'We take care of your expert’s contract, compliance and payroll.',
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
          text: 'More engineers to fix what a security review finds.',
        },
        {
          label: 'Fractional Talent',
          href: '/hire-fractional-talent',
          text: 'A part-time CTO to lead your technical decisions.',
        },
        {
          label: 'Project Managers',
          href: '/project-managers',
          text: 'Someone to keep your audit plan on schedule.',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Go into your audit prepared.',
      text: `Tell us which standard you need and by when. We match you ${claims.days.figure} with people who know that standard.`,
      primary: getMatchedWithExperts,
    },
  ],
} satisfies PageRecord;
