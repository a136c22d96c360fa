/** The provider, and where its things are. Nothing else in the code says any of this. */
export const brand = {
  name: 'Daybreak',
  slug: 'daybreak',
  email: 'hello@daybreak.example',
  site: (process.env.SITE_URL ?? 'http://localhost:8080').replace(/\/$/, ''),
  scheduler: process.env.SCHEDULER_URL ?? 'https://calendar.example.com/daybreak/30min',
};
