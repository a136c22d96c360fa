import { type ExpectedPage, times } from './page.ts';

const models = [/full-time/i, /part-time/i, /project-based/i];
/** The same three, whichever comes first. */
const threeModels = times(3, /full-time|part-time|project/i);

export const servicePages: Readonly<Record<string, ExpectedPage>> = {
  '/hire-a-team': {
    h1: 'Build Your Dream Team — Fast',
    sections: [
      { what: 'a hero', buttons: { 'Talk to a Team Specialist': 'dialog' } },
      { what: 'three steps', items: ['Map the work', 'Meet your team', 'Start together'] },
      {
        what: 'six team configurations',
        items: [
          'MVP squad',
          'Growth marketing pod',
          'Customer support desk',
          'Design studio',
          'Data and AI pod',
          'Operations backbone',
        ],
        buttons: { 'Need a custom setup': 'dialog' },
      },
      {
        what: 'five trust points',
        items: [/one contract/i, /one invoice/i, /project manager/i, /members/i, /weekly report/i],
      },
      { what: 'a closing', buttons: { 'Book a Free Team Discovery Call': 'dialog' } },
    ],
  },
  '/project-based-talent': {
    h1: 'Scope it. Staff it. Ship it.',
    sections: [
      { what: 'a hero', buttons: { 'Book a Free Discovery Call': 'dialog' } },
      {
        what: 'popular roles',
        items: [
          'Full-stack developer',
          'Product designer',
          'Copywriter',
          'SEO specialist',
          'Data analyst',
          'Automation builder',
        ],
      },
      {
        what: 'what sets us apart',
        items: ['Fixed scope', 'Milestone payments', 'Vetted people', 'Clean handover'],
      },
      {
        what: 'five managed-engagement points',
        items: [
          'Scope and plan',
          'Single point of contact',
          'Weekly demo',
          'Quality check',
          'Handover pack',
        ],
      },
      {
        what: 'a carousel of five sample projects',
        items: [
          'Online store rebuild',
          'Booking app MVP',
          'CRM clean-up',
          'Brand and site',
          'Support chatbot',
        ],
        says: [/Illustrative example/],
      },
      {
        what: 'three steps',
        items: ['Describe it', 'Approve plan and price', 'Review and launch'],
      },
      {
        what: 'five trust points',
        items: [/fixed rate/i, /own/i, /2-12 weeks/, /one project manager/i, /no long contract/i],
      },
      { what: 'a closing', buttons: { 'Book a Free Discovery Call': 'dialog' } },
    ],
  },
  '/app-development': {
    h1: 'Your app, live in 4-6 weeks.',
    sections: [
      {
        what: 'a hero',
        buttons: { 'Book a Free Discovery Call': 'dialog' },
        says: [/\$1,500 to \$5,000/, /4-6 weeks/],
      },
      {
        what: 'what you get',
        items: [/clickable design/i, /working app/i, /tests/i, /launch/i, /handover/i],
      },
      {
        what: 'five things we build',
        items: ['MVPs', 'Client portals', 'Internal tools', 'Mobile apps', 'AI features'],
      },
      {
        what: 'a stack of six',
        items: ['React', 'TypeScript', 'Node.js', 'Postgres', 'Supabase', 'Flutter'],
      },
      { what: 'three steps', items: ['Scope', 'Build', 'Launch'] },
      {
        what: 'three example projects with teams',
        items: [/^Operations dashboard.*4 weeks/, /^Marketplace MVP/, /booking app/i],
        says: [/Illustrative example/],
      },
      { what: 'a closing', buttons: { 'Book a Free Discovery Call': 'dialog' } },
    ],
  },
  '/customer-service-agents-virtual-assistants': {
    h1: 'Answer customers faster without growing payroll.',
    sections: [
      { what: 'a hero', buttons: { 'Get Started': 'dialog' } },
      { what: 'a testimonial', items: [/“.+”/], says: [/Illustrative example/] },
      {
        what: 'three benefit cards',
        items: ['Trained before day one', 'Your tools and tone', 'Cover that follows your hours'],
      },
      {
        what: 'three service categories with two tasks each',
        items: [
          /^Customer support.*tickets.*returns/i,
          /^Admin support.*inbox.*data entry/i,
          /^Sales support.*follow-up.*CRM/i,
        ],
        each: 2,
      },
    ],
  },
  '/website-design-development': {
    h1: 'A site that works as hard as you do.',
    sections: [
      { what: 'a hero' },
      { what: 'three benefit cards', items: [/fast/i, /found/i, /easy to edit/i] },
      {
        what: 'eight services',
        items: [
          'Landing pages',
          'Business sites',
          'Online stores',
          'Redesigns',
          'CMS set-up',
          'Accessibility fixes',
          'Speed and SEO',
          'Care plans',
        ],
      },
      {
        what: 'six use cases',
        items: [
          'New brand',
          'Product launch',
          'Outgrown template',
          'Store move',
          'Event page',
          'Multilingual site',
        ],
      },
      { what: 'who manages the work', says: [/managed by us/i, /managed by you/i] },
      { what: 'flexible models', items: threeModels },
      { what: 'a closing', buttons: { 'Book a Free Discovery Call': 'dialog' } },
    ],
  },
  '/virtual-assistants': {
    h1: 'Hand over the busywork this week.',
    sections: [
      {
        what: 'a hero',
        buttons: { 'Get Matched': '/get-matched#cs' },
        says: [/matched within 48 hours/],
      },
      { what: 'a bottom button', buttons: { 'Book a Free Discovery Call': 'dialog' } },
    ],
    anywhere: [
      {
        what: 'eight tasks',
        items: [
          'Inbox',
          'Calendar',
          'Travel',
          'Research',
          'Data entry',
          'Customer replies',
          'Invoicing',
          'Social posts',
        ],
      },
      {
        what: 'seven industries',
        items: [
          'E-commerce',
          'Real estate',
          'Agencies',
          'Coaching',
          'Healthcare admin',
          'Legal admin',
          'Startups',
        ],
      },
      { what: 'three engagement models', items: models },
      {
        what: 'five reasons',
        items: [/48 hours/, /vetted english/i, /your hours.*choice/i, /one invoice/i, /change/i],
      },
      { what: 'three steps', items: 3 },
    ],
  },
  '/sales': {
    h1: 'More conversations with the right buyers.',
    sections: [
      { what: 'a hero', buttons: { 'Book a Call': 'scheduler' }, says: [/under 2 weeks/] },
      {
        what: 'four roles',
        items: [
          'SDRs',
          /^lead generators and researchers/i,
          /^appointment setters/i,
          /^full-cycle sales/i,
        ],
      },
      {
        what: 'four engagement models',
        items: [...models, /managed pod/i],
      },
      {
        what: 'five reasons',
        items: [/under 2 weeks/, /live calls/i, /CRM-ready/i, /weekly/i, /by campaign/i],
      },
      { what: 'three steps', items: 3 },
      { what: 'a closing', buttons: { 'Book a Call': 'scheduler' } },
    ],
  },
  '/project-managers': {
    h1: 'Someone who knows what happens next.',
    sections: [
      { what: 'a hero', buttons: { 'Get Matched': '/get-matched#pm' } },
      { what: 'a closing', buttons: { 'Get Matched': '/get-matched#pm' } },
    ],
    anywhere: [
      {
        what: 'seven business types',
        items: [
          'Startups',
          'Agencies',
          'SaaS',
          'E-commerce',
          'Consultancies',
          'Nonprofits',
          'Construction tech',
        ],
      },
      { what: 'three engagement types', items: models },
      {
        what: 'five duties',
        items: [/^plan/i, /stand-ups/i, /budget/i, /risk/i, /^report/i],
      },
      {
        what: 'four sample cards',
        items: [/agile/i, /technical/i, /client-services/i, /operations/i],
        says: [/Illustrative example/],
      },
      { what: 'five reasons', items: 5 },
      { what: 'three steps', items: 3 },
    ],
  },
  '/developers': {
    h1: 'Developers ready in under a week.',
    sections: [
      { what: 'a hero', buttons: { 'Get Matched': '/get-matched#dev' } },
      { what: 'a closing', buttons: { 'Get Matched': '/get-matched#dev' } },
    ],
    anywhere: [
      {
        what: 'eight role types',
        items: [
          'Front-end',
          'Back-end',
          'Full-stack',
          'Mobile',
          'DevOps',
          'QA',
          'Data',
          /WordPress.*Webflow/,
        ],
      },
      { what: 'three hiring models', items: models },
      {
        what: 'five reasons',
        items: [/review/i, /overlap by choice/i, /english/i, /contract/i, /replace|hand/i],
      },
      {
        what: 'four sample cards',
        items: [/React/, /Python/, /mobile/i, /DevOps/],
        says: [/Illustrative example/],
      },
      { what: 'five duties', items: ['Build', 'Review', 'Test', 'Document', 'Ship'] },
      { what: 'three steps', items: 3 },
    ],
  },
  '/ai-workflow-specialists': {
    h1: 'Put AI to work on the boring parts.',
    sections: [
      { what: 'a hero', buttons: { 'Get Matched': '/get-matched#ai' } },
      { what: 'a closing', buttons: { 'Get Matched': '/get-matched#ai' } },
    ],
    anywhere: [
      {
        what: 'eight role types',
        items: [
          /automation builder/i,
          /prompt engineer/i,
          /chatbot developer/i,
          /RAG engineer/,
          /data pipeline/i,
          /Zapier.*Make/,
          /AI product lead/,
          /AI QA/,
        ],
      },
      {
        what: 'six use cases',
        items: [
          /lead triage/i,
          /support replies/i,
          /document intake/i,
          /reporting/i,
          /content op/i,
          /internal search/i,
        ],
      },
      { what: 'three engagements', items: threeModels },
      { what: 'five reasons', items: 5 },
      { what: 'four sample cards', items: 4, says: [/Illustrative example/] },
      { what: 'three steps', items: ['Map a workflow', 'Build a pilot', 'Roll out'] },
    ],
  },
  '/hire-fractional-talent': {
    h1: 'Senior leaders, ten hours at a time.',
    sections: [
      {
        what: 'a hero',
        buttons: { 'Book a Free Discovery Call': 'dialog' },
        says: [/top 5%/i, /10-30 hours a week/, /no long-term commitment/],
      },
      { what: 'a closing', buttons: { 'Book a Free Discovery Call': 'dialog' } },
    ],
    anywhere: [
      {
        what: 'six roles, two of them most requested',
        items: [
          /^CEO\/COO (?!Most Requested)/,
          /^CMO Most Requested /,
          /^CFO (?!Most Requested)/,
          /^Product lead (?!Most Requested)/,
          /^CTO (?!Most Requested)/,
          /^RevOps Most Requested /,
        ],
      },
      { what: 'three steps', items: 3 },
      {
        what: 'five reasons',
        items: [
          /top 5%/i,
          /10-30 hours a week/,
          /no long-term commitment/i,
          /start in weeks/i,
          /hands on/i,
        ],
      },
      {
        what: 'six use cases',
        items: [
          /fundraise prep/i,
          /first hire plan/i,
          /new market/i,
          /messy funnel/i,
          /platform choice/i,
          /interim cover/i,
        ],
      },
    ],
  },
  '/cybersecurity': {
    h1: 'Pass the audit. Keep shipping.',
    sections: [
      {
        what: 'a hero',
        buttons: { 'Get Matched With Security Experts': '/get-matched' },
        says: [/FinTech, SaaS and growth-stage startups/, /matching in days/i],
      },
      {
        what: 'five benefits',
        items: [/SOC 2 readiness/, /PCI DSS readiness/, /your hours/i, /in days/, /vetted/i],
      },
      {
        what: 'five security roles',
        items: [
          /cloud security engineer/i,
          /compliance specialist/i,
          /SOC analyst/,
          /application security engineer/i,
          /GRC lead/,
        ],
      },
      { what: 'three steps', items: 3 },
      {
        what: 'five industries',
        items: [/fintech/i, /saas/i, /healthtech/i, /commerce/i, /insurtech/i],
      },
      {
        what: 'five use cases',
        items: [/first SOC 2/i, /PCI scope/, /ISO 27001/, /HIPAA/, /cloud hardening/i],
      },
      { what: 'five reasons', items: 5 },
      {
        what: 'a closing banner',
        buttons: { 'Get Matched With Security Experts': '/get-matched' },
      },
    ],
    anywhere: [
      {
        what: 'FinTech security from South Africa',
        items: [/SOC 2/, /PCI DSS/, /ISO 27001/, /HIPAA/],
        says: [/South Africa/],
      },
    ],
  },
  '/shopify': {
    h1: 'Run your store with people who know Shopify.',
    sections: [
      { what: 'a hero', buttons: { 'Book a Free Discovery Call': 'dialog' } },
      {
        what: 'five categories of service',
        items: [
          'Store setup and technical support',
          'Marketing and growth',
          'Customer success and support',
          'Operations and project management',
          'Admin and finance',
        ],
      },
      { what: 'the first two of four sample cards', items: 2, says: [/Illustrative example/] },
      {
        what: 'seven sample roles, with their tools',
        items: [
          /store developer.*Liquid, Theme Kit/i,
          /CRO specialist.*GA4, Hotjar/i,
          /e-mail marketer.*Klaviyo/i,
          /paid ads.*Meta.*Google Ads/i,
          /support agent.*Gorgias, Zendesk/i,
          /operations.*ShipStation, Airtable/i,
          /bookkeeper.*Xero, A2X/i,
        ],
        says: [/Role Tools \/ Platforms/],
      },
      {
        what: 'three reasons for South African talent',
        items: ['Aligned time zones', 'English fluency', 'Lower cost'],
        says: [/South African talent/],
      },
      {
        what: 'three engagement types',
        items: [/^full-time/i, /^part-time/i, /^task-based/i],
      },
      {
        what: 'four things included',
        items: [
          /individuals or managed pods/i,
          /optional project manager/i,
          /weekly reporting/i,
          /contracts, onboarding and payroll/i,
        ],
      },
      {
        what: 'four trust points',
        items: [
          /vetted senior talent/i,
          /flexible,? no long-term commitment/i,
          /structured onboarding/i,
          /self-managed or provider-managed/i,
        ],
      },
      { what: 'a closing', buttons: { 'Book a Call': 'scheduler' } },
    ],
  },
};
