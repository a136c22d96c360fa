import { createClient } from '@supabase/supabase-js';

/**
 * The page's one Supabase client: a second one would warn. Session options as spec.md section 1;
 * `detectSessionInUrl` is off, for a link with `#access_token=` would log a visitor in as its maker.
 */
export const client = createClient(__PROJECT_URL__, __PROJECT_KEY__, {
  auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
});
