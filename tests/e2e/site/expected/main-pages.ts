import { type ExpectedPage, times } from './page.ts';

/** The pages for visitors as such; the services have a file of their own. */
export const mainPages: Readonly<Record<string, ExpectedPage>> = {
  '/': {
    h1: 'Your next hire is already awake.',
    sections: [
      {
        what: 'a hero with four floating talent cards',
        items: [
          /Product Designer.*Available now/,
          /DevOps Engineer.*Full-time/,
          /Virtual Assistant.*Part-time/,
          /AI Workflow Specialist.*Project-Based/,
        ],
        buttons: { 'Book Call': 'scheduler' },
        says: [/48-72 hours/, /Illustrative example/i],
      },
      {
        what: 'three value cards',
        items: ['Pre-vetted Talent', 'Global Reach', 'Speed & Flexibility'],
      },
      {
        what: 'three steps',
        items: ['Tell us what you need', 'We hand-pick matches', 'Start building fast'],
        buttons: { 'Book a Call': 'scheduler' },
      },
      {
        what: 'three flip cards',
        items: ['Startups', 'Growing Teams', 'Project-Based Work'],
      },
      { what: 'a testimonial carousel', items: times(4, /“.+”/), says: [/Illustrative example/] },
      {
        what: 'three engagement models',
        items: [/Part-Time.*20-30 hours/, /Project-Based.*2-12 weeks/, /Full-Time.*40\+ hours/],
        each: 4,
        buttons: { 'Get Matched': '/get-matched' },
      },
      {
        what: 'three resource cards',
        items: 3,
        buttons: { 'More Resources': '/resources' },
      },
      {
        what: 'a closing call to action',
        buttons: { 'Book a Call': 'scheduler', 'Get Matched': '/get-matched' },
        says: [/^Ready when you are\./, /200\+ companies/],
      },
    ],
  },
  '/for-companies': {
    h1: 'Hire remote people who have already been checked.',
    sections: [
      {
        what: 'a hero',
        buttons: { 'Book a Call': 'scheduler', 'Get Matched': '/get-matched' },
      },
      {
        what: 'three benefit cards',
        items: [
          'Vetted before you meet them',
          'We carry contracts, compliance, payroll',
          'Scale up or down',
        ],
      },
      { what: 'hiring models', says: [/Part-Time.*Project-Based.*Full-Time/] },
      { what: 'three steps', items: ['Kickoff Call', 'Hand-Matched Talent', 'Plug & Play'] },
      {
        what: 'three testimonials with five stars',
        items: [/founder/i, /COO|operations/i, /agency/i],
        says: [/Illustrative example/],
      },
      {
        what: 'four questions',
        items: [
          'How do you vet people?',
          'How fast can someone start?',
          'Who employs and pays them?',
          'What if the fit is wrong?',
        ],
      },
      {
        what: 'a closing call to action',
        buttons: { 'Book a Call': 'scheduler', 'Get Matched': '/get-matched' },
      },
    ],
  },
  '/for-talent': {
    h1: 'Good clients. Paid on time. Your hours.',
    sections: [
      {
        what: 'a hero with three badges',
        items: [/^Verified Developer$/, /^Verified Designer$/, /^Verified Project Manager$/],
        buttons: { 'Apply to Join': '/apply', 'See How It Works': '/how-it-works-freelancers' },
      },
      {
        what: 'three benefits',
        items: [
          'Pre-Vetted Companies',
          'Handled Contracts & Payroll',
          'Global Projects Local Time Zones',
        ],
        buttons: { 'Apply Now': '/apply' },
      },
      {
        what: 'six roles that are always hired',
        items: [
          'Developers',
          'UX/UI Designers',
          'Product Managers',
          'Digital Marketers',
          'DevOps / QA Engineers',
          'Growth + Ops Specialists',
        ],
        buttons: { 'Join Our Network': '/apply' },
      },
      {
        what: 'three steps',
        items: ['Apply & Get Vetted', 'Join Our Network', 'Get Matched with Great Clients'],
        buttons: { 'Join the Network': '/apply' },
        says: [/apply|application/i, /skills assessment/i, /brief interview/i],
      },
      {
        what: 'four questions',
        items: [
          'Who is my contract with?',
          'How long does vetting take?',
          'How am I paid?',
          'Can I keep my other clients?',
        ],
      },
    ],
  },
  '/how-it-works': {
    h1: 'From brief to first day in under 2 weeks.',
    sections: [
      { what: 'a hero', buttons: { 'Get Started': 'scheduler' } },
      {
        what: 'three steps',
        items: ['Tell Us What You Need', 'We Find Perfect Matches', 'Start Working Together'],
      },
      {
        what: 'four benefit cards',
        items: [
          /^under 2 weeks to hire/i,
          /^pre-vetted talent/i,
          /^global network/i,
          /^quality guaranteed/i,
        ],
      },
      {
        what: 'a comparison of five rows',
        items: [
          /^sourcing/i,
          /^vetting/i,
          /^contracts and payroll/i,
          /^management/i,
          /^time to start/i,
        ],
      },
      { what: 'a closing call to action', buttons: { 'Book a Call': 'scheduler' } },
    ],
  },
  '/how-it-works-freelancers': {
    h1: 'How joining works.',
    sections: [
      { what: 'a hero', buttons: { 'Apply to Join': '/apply' } },
      {
        what: 'three stages',
        items: ['Application', 'Skills assessment', 'Brief interview'],
        says: [/3-5 business days/],
      },
    ],
    anywhere: [
      { what: 'what happens after you join', items: 3 },
      {
        what: 'a checklist of five',
        items: [/portfolio/i, /resume/i, /rate in USD/i, /availability/i, /time zone/i],
      },
    ],
  },
  '/resources': {
    h1: 'Ideas for building remote teams',
    sections: [
      { what: 'a way back', buttons: { 'Back to Homepage': '/' } },
      {
        what: 'six articles',
        items: times(6, /Read more/),
      },
    ],
  },
  '/get-matched': {
    h1: "Let's find your match.",
    sections: [
      { what: 'the wizard', says: [/Takes about 3 minutes\. You can skip any question\./] },
    ],
  },
  '/apply': {
    h1: 'Apply to join the network.',
    sections: [
      { what: 'the form' },
      {
        what: 'what happens next',
        items: [/review.*3-5 business days/, /skills assessment/, /brief interview/],
      },
      { what: 'a final banner', buttons: { 'Apply Now': '/apply' } },
    ],
  },
  '/about-us': {
    h1: 'People first, paperwork handled.',
    sections: [
      { what: 'a hero' },
      { what: 'a story with a founder quote', items: [/founder/i], says: [/Illustrative example/] },
      { what: 'a mission', says: [/^Our mission/] },
      {
        what: 'a team of eight',
        items: [
          /Founder & CEO/,
          /Head of Talent/,
          /Head of Client Success/,
          /Operations Lead/,
          /Technical Vetting Lead/,
          /People & Payroll Lead/,
          /Partnerships Lead/,
          /Community Manager/,
        ],
        says: [/Illustrative example/],
      },
      { what: 'a button for the dialog', buttons: { 'Talk to Our Team': 'dialog' } },
    ],
  },
  '/case-studies': {
    h1: 'Work you can look at.',
    sections: [
      { what: 'a hero', buttons: { "Let's Talk": 'scheduler' } },
      {
        what: 'six client cases',
        items: [
          /fintech.*dashboard.*4 weeks/i,
          /commerce.*support desk/i,
          /agency.*design/i,
          /software as a service|SaaS/i,
          /real estate/i,
          /health/i,
        ],
        each: 3,
        says: [/Illustrative example/],
      },
      { what: 'two in-house products', items: [/scheduling helper/, /checklist app/], each: 4 },
      { what: 'a closing call to action', buttons: { "Let's Talk": 'scheduler' } },
    ],
  },
  '/embed': {
    h1: 'Put the form on your page.',
    sections: [
      { what: 'two lines to copy', says: [/widgets\/v1\/hire\.js/, /<hire-get-matched/] },
      { what: 'a builder', says: [/^Make it yours/, /What is your page built with\?/] },
    ],
  },
  '/privacy': {
    h1: 'Privacy, in plain words',
    sections: [
      { what: 'what a reader tells', says: [/Cookies ?None/, /You have told us ?Nothing yet/] },
      { what: 'what each form sends', says: [/Newsletter/, /Get matched/, /Every form/] },
    ],
  },
  '/accessibility': {
    h1: 'Accessibility',
    sections: [
      { what: 'the keys', says: [/To the next link or field ?Tab/, /Close a window ?Esc/] },
      { what: 'where we stand', says: [/What you can count on/, /Limits we know of/] },
    ],
  },
};

export const missingPage: ExpectedPage = {
  h1: '404',
  sections: [
    {
      what: 'what is wrong, and the way home',
      items: times(4, /./),
      buttons: { 'Return to Home': '/' },
      says: [/Oops! Page not found/],
    },
  ],
};
