/** Address and public key of the Supabase project: configuration, written in by the build. */
declare const __PROJECT_URL__: string;
declare const __PROJECT_KEY__: string;
/** The booking page that `schedule-url` stands in for. */
declare const __SCHEDULE_URL__: string;
