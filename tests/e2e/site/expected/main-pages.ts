import type { ExpectedPage } from './page.ts';

/** All pages except those of the services, which are in service-pages.ts. */
export const mainPages: Readonly<Record<string, ExpectedPage>> = {
  '/': {
    h1: 'Your next hire is already awake.',
    sections: [
      {
        what: 'a hero with four floating talent cards',
        items: 4,
        isExample: true,
        links: { 'Book Call': 'scheduler' },
      },
      { what: 'three value cards', items: 3 },
      { what: 'three steps', items: 3, links: { 'Book a Call': 'scheduler' } },
      { what: 'three flip cards', items: 3 },
      { what: 'a testimonial carousel', items: 4, isExample: true },
      {
        what: 'three engagement models',
        items: 3,
        each: 4,
        links: { 'Get Matched': '/get-matched' },
      },
      { what: 'three resource cards', items: 3, links: { 'More Resources': '/resources' } },
      {
        what: 'a closing call to action',
        links: { 'Book a Call': 'scheduler', 'Get Matched': '/get-matched' },
      },
    ],
  },
  '/for-companies': {
    h1: 'Hire remote professionals who are already vetted.',
    sections: [
      { what: 'a hero', links: { 'Book a Call': 'scheduler', 'Get Matched': '/get-matched' } },
      { what: 'three benefit cards', items: 3 },
      { what: 'three steps', items: 3 },
      { what: 'three testimonials with five stars', items: 3, isExample: true },
      { what: 'four questions', items: 4 },
      {
        what: 'a closing call to action',
        links: { 'Book a Call': 'scheduler', 'Get Matched': '/get-matched' },
      },
    ],
  },
  '/for-talent': {
    h1: 'Good clients. On-time pay. Your hours.',
    sections: [
      {
        what: 'a hero with three badges',
        items: 3,
        links: { 'Apply to Join': '/apply', 'See How It Works': '/how-it-works-freelancers' },
      },
      { what: 'three benefits', items: 3, links: { 'Apply Now': '/apply' } },
      {
        what: 'six roles that are always hired',
        items: 6,
        links: { 'Join Our Network': '/apply' },
      },
      { what: 'three steps', items: 3, links: { 'Join the Network': '/apply' } },
      { what: 'four questions', items: 4 },
      { what: 'a final banner', links: { 'Apply Now': '/apply' } },
    ],
  },
  '/how-it-works': {
    h1: 'From brief to first day in under 2 weeks.',
    sections: [
      { what: 'a hero', links: { 'Get Started': 'scheduler' } },
      { what: 'three steps', items: 3 },
      { what: 'four benefit cards', items: 4 },
      { what: 'a comparison of five rows', items: 5 },
      { what: 'a closing call to action', links: { 'Book a Call': 'scheduler' } },
    ],
  },
  '/how-it-works-freelancers': {
    h1: 'What should you charge an hour?',
    sections: [
      { what: 'a hero', links: { 'Apply to Join': '/apply' } },
      { what: 'three stages', items: 3 },
    ],
    anywhere: [
      { what: 'what happens after you join', items: 3 },
      { what: 'a checklist of five', items: 5 },
    ],
  },
  '/resources': {
    h1: 'Ideas for building remote teams',
    sections: [
      { what: 'six articles', items: 6 },
      { what: 'a way back', links: { 'Back to Homepage': '/' } },
    ],
  },
  '/get-matched': { h1: "Let's find your match.", sections: [] },
  '/apply': {
    h1: 'Apply to join the network.',
    sections: [{ what: 'what happens next', items: 3 }],
  },
  '/about-us': {
    h1: 'People first, paperwork handled.',
    sections: [
      { what: 'a story with a founder quote', items: 1, isExample: true },
      { what: 'a team of eight', items: 8, isExample: true },
      { what: 'a button for the dialog', links: { 'Book a Free Discovery Call': 'dialog' } },
    ],
  },
  '/case-studies': {
    h1: 'Six problems at night, and the morning after.',
    sections: [
      { what: 'a hero', links: { "Let's Talk": 'scheduler' } },
      { what: 'six client cases', items: 6, each: 3, isExample: true },
      {
        what: 'two in-house products',
        items: 2,
        each: 4,
        links: { 'Open First Ten': '/first-ten' },
      },
      { what: 'a closing call to action', links: { "Let's Talk": 'scheduler' } },
    ],
  },
  '/first-ten': {
    h1: 'The first ten days of a remote hire',
    sections: [{ what: 'a checklist for ten days and the time before', items: 11 }],
  },
  '/shared-daylight': {
    h1: 'How much of the day do you share?',
    sections: [
      {
        what: 'a closing call to action',
        links: { 'Book a Call': 'scheduler', 'Get Matched': '/get-matched' },
      },
    ],
  },
  '/sample-shortlist': {
    h1: 'Read a shortlist before you ask for one.',
    sections: [
      {
        what: 'a hero with the brief',
        isExample: true,
        links: { 'Get Matched': '/get-matched#pm' },
      },
      {
        what: 'three people',
        items: 3,
        isExample: true,
        links: { 'See people like this': '/get-matched#pm' },
      },
      { what: 'a comparison of five rows', items: 5 },
      { what: 'what a real shortlist adds', items: 3 },
    ],
  },
  '/sample-profiles': {
    h1: 'Know what we know before you meet.',
    sections: [
      { what: 'a way to the shortlist', links: { 'See a whole shortlist': '/sample-shortlist' } },
      { what: 'people for design, admin and operations', items: 3, isExample: true },
      { what: 'four developers', items: 4, isExample: true },
      { what: 'four AI specialists', items: 4, isExample: true },
      { what: 'four people for online stores', items: 4, isExample: true },
    ],
  },
  '/embed': { h1: 'Put our hiring form on your site.', sections: [] },
  '/terms-in-plain-words': {
    h1: 'Terms in plain words',
    sections: [{ what: 'a sample agreement of nine clauses', items: 9, isExample: true }],
  },
  '/privacy': { h1: 'Privacy, in plain English', sections: [] },
  '/accessibility': { h1: 'Accessibility', sections: [] },
};

export const missingPage: ExpectedPage = {
  h1: '404',
  sections: [
    { what: 'what is wrong, and the way home', items: 4, links: { 'Return to Home': '/' } },
  ],
};
