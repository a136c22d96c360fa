/** The provider's name and URLs. No other file contains them. */
export const brand = {
  name: 'Daybreak',
  /** Remove this line with the working name: `npm run check` asks for the real name until then. */
  isWorkingName: true,
  slug: 'daybreak',
  email: 'hello@daybreak.example',
  site: (process.env.SITE_URL ?? 'http://localhost:8080').replace(/\/$/, ''),
  scheduler: process.env.SCHEDULER_URL ?? 'https://calendar.example.com/daybreak/30min',
  /**
   * The query that tells the booking page who books: `{name}`, `{email}`, `{partner}` and `{campaign}` are
   * filled in. Cal.com and Calendly both read these words.
   */
  schedulerPrefill:
    process.env.SCHEDULER_PREFILL ??
    'name={name}&email={email}&utm_source={partner}&utm_campaign={campaign}',
  /** The Supabase project that the forms are sent to, and its public key. */
  project: process.env.SUPABASE_URL ?? 'http://localhost:54321',
  projectKey: process.env.SUPABASE_ANON_KEY ?? 'sb_publishable_local',
};

/** Who is behind the site. The pages leave out what is empty. company.ts checks these fields. */
export const company = {
  /** The legal name, as "Daybreak Talent LLC". */
  entity: '',
  /** On one line. */
  address: '',
  /** The year in which it was founded, as '2021'. */
  founded: '',
  /** How long you take to approve a partner’s page, as '2 workdays'. */
  approval: '',
  /** When freelancers are paid, as 'on the last weekday of each month'. */
  payday: '',
  /**
   * The people who work here, in place of the invented team on /about-us: `{ name, role, moment,
   * description, photo }`. `moment` is the stage of a hire in which a person works, and `photo` is a
   * square picture, as '/pictures/ada.webp'.
   */
  people: [],
  /** Clients who agreed to be named: `{ name, picture }`, as '/pictures/acme.svg'. */
  logos: [],
};
