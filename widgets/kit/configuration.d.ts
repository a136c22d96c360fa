/** These constants are replaced by the build. Whether it is the build of the npm package. */
declare const __IS_PACKAGE__: boolean;
/**
 * The folder of this release's files, as seen from any of them, for example `../1.0.0/`. Empty in the
 * npm package and on the development server, where a bundler or Vite finds each module.
 */
declare const __FOLDER__: string;
/** The folder of the current hire.js beside those of the releases, for example `v1`. */
declare const __LOADER_FOLDER__: string;
/** The provider's name. */
declare const __BRAND__: string;
/** The URL and the public key of the Supabase project. */
declare const __PROJECT_URL__: string;
declare const __PROJECT_KEY__: string;
/** The site's URL, without a slash at its end. */
declare const __SITE_URL__: string;
/** The provider's email address. */
declare const __CONTACT__: string;
/** The booking page's URL, unless `schedule-url` is set. */
declare const __SCHEDULE_URL__: string;
/** The query that tells our booking page who books: see SCHEDULER_PREFILL in .env.example. */
declare const __SCHEDULE_PREFILL__: string;
/** The month that the booking page opens at: `auto`, the current one, or one like `2026-11`. */
declare const __SCHEDULE_MONTH__: string;
/** The proof of work that the function requires while it is under attack. */
declare const __PROOF__: 'off' | 'altcha';
