/** The six articles: what each is called, and where its last call to action leads. */
export const articles: Readonly<Record<string, { title: string; action: string }>> = {
  '/resources/hiring-mistakes-remote': {
    title: 'Seven remote hiring mistakes, and the fix for each',
    action: '/get-matched',
  },
  '/resources/scaling-without-full-time': {
    title: 'How to grow output before you grow headcount',
    action: '/get-matched',
  },
  '/resources/what-vetted-means': { title: 'What "vetted" should mean', action: '/get-matched' },
  '/resources/async-remote-culture': {
    title: 'Working well when nobody is online together',
    action: '/get-matched',
  },
  '/resources/onboarding-remote-talent': {
    title: 'The first ten days of a remote hire',
    action: '/get-matched',
  },
  '/resources/freelancers-love-daybreak': {
    title: 'Why freelancers stay with Daybreak',
    action: '/apply',
  },
};

/** Its button is the freelancers' own. */
export const talentAction = 'Join the Network';
