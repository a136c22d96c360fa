/** Address and public key of the Supabase project: configuration, written in by the build. */
declare const __PROJECT_URL__: string;
declare const __PROJECT_KEY__: string;
/** The booking page that `schedule-url` stands in for. */
declare const __SCHEDULE_URL__: string;
/** The month that the booking page opens at: `auto`, which is the present one, or like `2026-11`. */
declare const __SCHEDULE_MONTH__: string;
/** What the function asks of a page on days of attack. */
declare const __PROOF__: 'off' | 'altcha';
