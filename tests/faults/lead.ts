import { getMatchedForm } from '../../supabase/functions/_shared/contract.ts';
import type { FormRequest } from './client.ts';

/** A submission that is unique by its number, from a unique network address. */
export function createLead(n: number): FormRequest {
  const address = [10, n >> 16, n >> 8, n].map((part) => part & 255).join('.');
  return {
    headers: { 'cf-connecting-ip': address },
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

export function createLeads(count: number, first = 0): FormRequest[] {
  return Array.from({ length: count }, (_, n) => createLead(first + n));
}
