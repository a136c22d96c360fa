/**
 * Every number that the site promises. `figure` is for sentences, `scope` is where it applies. Sentences say
 * “meet candidates in” about the first people, and “starts in” about the one who is chosen.
 */
export const claims = {
  top: { text: 'Top 3% of applicants', figure: 'top 3%', scope: 'everywhere but fractional' },
  topFractional: { text: 'Top 5% of applicants', figure: 'top 5%', scope: 'fractional talent' },
  meet: { text: 'Meet candidates in 48–72 hours', figure: '48–72 hours', scope: 'general' },
  match48: {
    text: 'Usually matched within 48 hours',
    figure: '48 hours',
    scope: 'virtual assistants, project managers',
  },
  dev: { text: 'Available in under a week', figure: 'under a week', scope: 'developers' },
  sales: { text: 'Matched in under 2 weeks', figure: 'under 2 weeks', scope: 'sales' },
  hire: { text: 'Hire in under 2 weeks', figure: 'under 2 weeks', scope: 'how it works, home' },
  clients: { text: '200+ companies', figure: '200+', scope: 'home' },
  review: {
    text: 'We review applications within 3–5 business days',
    figure: '3–5 business days',
    scope: 'apply',
  },
  price: { text: '$1,500 to $5,000', figure: '$1,500 to $5,000', scope: 'app development' },
  delivery: { text: 'Delivered in 4–6 weeks', figure: '4–6 weeks', scope: 'app development' },
  fractional: {
    text: '10–30 hours a week, no long-term commitment',
    figure: '10–30 hours a week',
    scope: 'fractional talent',
  },
  partTime: {
    text: '20–30 hours a week, monthly billing, hourly packages',
    figure: '20–30 hours a week',
    scope: 'engagement models',
  },
  projectBased: {
    text: '2–12 weeks, fixed rates, milestone payments',
    figure: '2–12 weeks',
    scope: 'engagement models',
  },
  fullTime: {
    text: '40+ hours a week, long-term commitment, monthly plans',
    figure: '40+ hours a week',
    scope: 'engagement models',
  },
  days: { text: 'Matching in days', figure: 'in days', scope: 'cybersecurity' },
  wizard: { text: 'Takes about 3 minutes', figure: 'about 3 minutes', scope: 'get matched' },
  call: { text: 'A 30-minute call', figure: '30-minute', scope: 'the discovery call' },
  placement: { text: 'Placed 3 days later', figure: '3 days', scope: 'one testimonial' },
  retention: { text: 'Deleted after 365 days', figure: '365 days', scope: 'privacy' },
  dashboard: {
    text: 'An example dashboard built in 4 weeks',
    figure: '4 weeks',
    scope: 'one example',
  },
} as const;
