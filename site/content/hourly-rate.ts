/** What a freelancer needs, in the units of the form's labels. */
export interface Needs {
  /** A month, after taxes. */
  income: number;
  /** In percent of what is earned. */
  taxes: number;
  /** A week. */
  hours: number;
  /** A year. */
  weeksOff: number;
}

const WEEKS = 52;

/** The lowest whole rate an hour that covers the needs, or undefined where none can. */
export function hourlyRate({ income, taxes, hours, weeksOff }: Needs): number | undefined {
  const share = 1 - taxes / 100;
  const paidHours = (WEEKS - weeksOff) * hours;
  if (!(income > 0 && share > 0 && paidHours > 0)) return undefined;
  return Math.ceil((income * 12) / share / paidHours);
}
