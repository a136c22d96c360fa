import type { ExpectedPage } from './page.ts';

export const servicePages: Readonly<Record<string, ExpectedPage>> = {
  '/hire-a-team': {
    h1: 'Build Your Dream Team — Fast',
    sections: [
      { what: 'a hero', links: { 'Talk to a Team Specialist': 'dialog' } },
      { what: 'three steps', items: 3 },
      { what: 'six team configurations', items: 6, links: { 'Need a custom setup': 'dialog' } },
      { what: 'five trust points', items: 5 },
      { what: 'a closing', links: { 'Book a Free Team Discovery Call': 'dialog' } },
    ],
  },
  '/project-based-talent': {
    h1: 'Scope it. Staff it. Ship it.',
    sections: [
      { what: 'a hero', links: { 'Book a Free Discovery Call': 'dialog' } },
      { what: 'popular roles', items: 6 },
      { what: 'what sets us apart', items: 4 },
      { what: 'five managed-engagement points', items: 5 },
      { what: 'a carousel of five sample projects', items: 5, isExample: true },
      { what: 'three steps', items: 3 },
      { what: 'five trust points', items: 5 },
      { what: 'a closing', links: { 'Book a Free Discovery Call': 'dialog' } },
    ],
  },
  '/app-development': {
    h1: 'Your app, live in 4-6 weeks.',
    sections: [
      { what: 'a hero', links: { 'Book a Free Discovery Call': 'dialog' } },
      { what: 'three screens of an app', items: 3, isExample: true },
      { what: 'what you get', items: 5 },
      { what: 'five things we build', items: 5 },
      { what: 'a stack of six', items: 6 },
      { what: 'three steps', items: 3 },
      { what: 'three example projects with teams', items: 3, isExample: true },
      { what: 'a closing', links: { 'Book a Free Discovery Call': 'dialog' } },
    ],
  },
  '/customer-service-agents-virtual-assistants': {
    h1: 'Answer customers faster without growing payroll.',
    sections: [
      { what: 'a hero', links: { 'Get Started': 'dialog' } },
      { what: 'a testimonial', items: 1, isExample: true },
      { what: 'three benefit cards', items: 3 },
      { what: 'three service categories with two tasks each', items: 3, each: 2 },
    ],
  },
  '/website-design-development': {
    h1: 'From six lines to a website you edit yourself.',
    sections: [
      { what: 'three benefit cards', items: 3 },
      { what: 'eight services', items: 8 },
      { what: 'six use cases', items: 6 },
      { what: 'flexible models', items: 3 },
      { what: 'a closing', links: { 'Book a Free Discovery Call': 'dialog' } },
    ],
  },
  '/virtual-assistants': {
    h1: 'Hand off your busywork this week.',
    sections: [
      { what: 'a hero', links: { 'Get Matched': '/get-matched#cs' } },
      { what: 'a bottom button', links: { 'Book a Free Discovery Call': 'dialog' } },
    ],
    anywhere: [
      { what: 'eight tasks', items: 8 },
      { what: 'seven industries', items: 7 },
      { what: 'three engagement models', items: 3 },
      { what: 'five reasons', items: 5 },
      { what: 'three steps', items: 3 },
    ],
  },
  '/sales': {
    h1: 'More conversations with the right buyers.',
    sections: [
      { what: 'a hero', links: { 'Book a Call': 'scheduler' } },
      { what: 'four roles', items: 4 },
      { what: 'four engagement models', items: 4 },
      { what: 'five reasons', items: 5 },
      { what: 'three steps', items: 3 },
      { what: 'a closing', links: { 'Book a Call': 'scheduler' } },
    ],
  },
  '/project-managers': {
    h1: 'A project manager to keep your work on track.',
    sections: [
      { what: 'a hero', links: { 'Get Matched': '/get-matched#pm' } },
      { what: 'a closing', links: { 'Get Matched': '/get-matched#pm' } },
    ],
    anywhere: [
      { what: 'seven business types', items: 7 },
      { what: 'three engagement types', items: 3 },
      { what: 'five duties', items: 5 },
      { what: 'four sample cards', items: 4, isExample: true },
      { what: 'five reasons', items: 5 },
      { what: 'three steps', items: 3 },
    ],
  },
  '/developers': {
    h1: 'Developers ready in under a week.',
    sections: [
      { what: 'a hero', links: { 'Get Matched': '/get-matched#dev' } },
      { what: 'a closing', links: { 'Get Matched': '/get-matched#dev' } },
    ],
    anywhere: [
      { what: 'eight role types', items: 8 },
      { what: 'three hiring models', items: 3 },
      { what: 'five reasons', items: 5 },
      { what: 'four sample cards', items: 4, isExample: true },
      { what: 'five duties', items: 5 },
      { what: 'three steps', items: 3 },
    ],
  },
  '/ai-workflow-specialists': {
    h1: 'Put AI to work on the boring parts.',
    sections: [
      { what: 'a hero', links: { 'Get Matched': '/get-matched#ai' } },
      { what: 'a closing', links: { 'Get Matched': '/get-matched#ai' } },
    ],
    anywhere: [
      { what: 'eight role types', items: 8 },
      { what: 'six use cases', items: 6 },
      { what: 'three engagements', items: 3 },
      { what: 'five reasons', items: 5 },
      { what: 'four sample cards', items: 4, isExample: true },
      { what: 'three steps', items: 3 },
    ],
  },
  '/hire-fractional-talent': {
    h1: 'Senior leaders, ten hours at a time.',
    sections: [
      { what: 'a hero', links: { 'Book a Free Discovery Call': 'dialog' } },
      { what: 'a closing', links: { 'Book a Free Discovery Call': 'dialog' } },
    ],
    anywhere: [
      { what: 'six roles, two of them most requested', items: 6 },
      { what: 'three days of a sample week, with their hours', items: 3, isExample: true },
      { what: 'three steps', items: 3 },
      { what: 'five reasons', items: 5 },
      { what: 'six use cases', items: 6 },
    ],
  },
  '/cybersecurity': {
    h1: 'Be ready for the audit. Keep shipping.',
    sections: [
      { what: 'a hero', links: { 'Get Matched With Security Experts': '/get-matched' } },
      { what: 'five benefits', items: 5 },
      { what: 'five security roles', items: 5 },
      { what: 'three steps', items: 3 },
      { what: 'five industries', items: 5 },
      { what: 'five use cases', items: 5 },
      { what: 'five reasons', items: 5 },
      { what: 'a closing banner', links: { 'Get Matched With Security Experts': '/get-matched' } },
    ],
    anywhere: [{ what: 'FinTech security from South Africa', items: 4 }],
  },
  '/shopify': {
    h1: 'Run your store with people who know Shopify.',
    sections: [
      { what: 'a hero', links: { 'Book a Free Discovery Call': 'dialog' } },
      { what: 'five categories of service', items: 5 },
      { what: 'the first two of four sample cards', items: 2, isExample: true },
      { what: 'seven sample roles, with their tools', items: 7 },
      { what: 'three reasons for South African talent', items: 3 },
      { what: 'three engagement types', items: 3 },
      { what: 'four things included', items: 4 },
      { what: 'four trust points', items: 4 },
      { what: 'a closing', links: { 'Book a Call': 'scheduler' } },
    ],
  },
};
