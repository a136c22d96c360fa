import type { Role } from '../../supabase/functions/_shared/contract.ts';

/** The labels of roles whose values are abbreviations, for people who edit the site. */
export const roleLabels: Readonly<Partial<Record<Role, string>>> = {
  pm: 'Project manager',
  dev: 'Developer',
  ai: 'AI specialist',
  cs: 'Customer service',
};
