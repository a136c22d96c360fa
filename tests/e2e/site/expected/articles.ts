/** The articles, with the target of their last call to action. */
export const articles: Readonly<Record<string, '/get-matched' | '/apply'>> = {
  '/resources/hiring-mistakes-remote': '/get-matched',
  '/resources/scaling-without-full-time': '/get-matched',
  '/resources/what-vetted-means': '/get-matched',
  '/resources/async-remote-culture': '/get-matched',
  '/resources/onboarding-remote-talent': '/get-matched',
  '/resources/freelancers-love-daybreak': '/apply',
};
