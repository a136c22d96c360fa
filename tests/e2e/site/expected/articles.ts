/** Each article, and where its last call to action leads. */
export const articles: Readonly<Record<string, '/get-matched' | '/apply'>> = {
  '/resources/hiring-mistakes-remote': '/get-matched',
  '/resources/scaling-without-full-time': '/get-matched',
  '/resources/what-vetted-means': '/get-matched',
  '/resources/async-remote-culture': '/get-matched',
  '/resources/onboarding-remote-talent': '/get-matched',
  '/resources/freelancers-love-daybreak': '/apply',
};
