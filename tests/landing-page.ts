/** A valid file of site/landing, for tests that change a part of it. */
export const landingPage = {
  title: 'Hire React developers',
  description: 'What to write before you look for someone. '.repeat(3).trim(),
  heading: 'React developers',
  lead: 'Tell us what to ship next.',
  role: 'dev',
  campaign: 'react-q4',
  button: 'Get Matched',
  parts: [{ kind: 'people', heading: 'Developers you might meet' }],
  form: { heading: 'Who do you need?', lead: 'Skip any question.' },
};
