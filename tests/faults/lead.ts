import { getMatchedForm } from '../../supabase/functions/_shared/contract.ts';
import type { FormRequest } from './client.ts';

/** A form that differs from any other in a suite by its number, from an address of its own. */
export function leadOf(n: number): FormRequest {
  const address = [10, n >> 16, n >> 8, n].map((part) => part & 255).join('.');
  return {
    headers: { 'x-forwarded-for': address },
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

export function leads(count: number, first = 0): FormRequest[] {
  return Array.from({ length: count }, (_, n) => leadOf(first + n));
}
