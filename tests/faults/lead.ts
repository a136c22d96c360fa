import { getMatchedForm } from '../../supabase/functions/_shared/contract.ts';
import type { Letter } from './client.ts';

/** A form that somebody filled in, unlike any other; a number tells it from the rest of a suite. */
export function leadOf(n: number): Letter {
  return {
    body: {
      formType: getMatchedForm.type,
      formData: {
        role: 'dev',
        skills: ['React', 'Postgres'],
        hiringFor: 'An engine that weaves algebraical patterns',
        name: `Lead ${n}`,
        email: `lead-${n}@byron.example`,
        company: 'Byron & Babbage',
      },
    },
  };
}

export function leads(count: number, first = 0): Letter[] {
  return Array.from({ length: count }, (_, n) => leadOf(first + n));
}
