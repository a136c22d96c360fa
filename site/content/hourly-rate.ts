/** What a freelancer needs, in the units of the form's labels. */
export interface Needs {
  /** Per month, after taxes. */
  income: number;
  /** In percent of the earnings. */
  taxes: number;
  /** Paid hours per week. */
  hours: number;
  /** Per year. */
  weeksOff: number;
}

const WEEKS = 52;
const HOURS_OF_A_WEEK = 168;

/** The lowest whole hourly rate that covers the needs; undefined if no rate does. */
export function hourlyRate({ income, taxes, hours, weeksOff }: Needs): number | undefined {
  const share = 1 - taxes / 100;
  const paidHours = (WEEKS - weeksOff) * hours;
  if (!(income > 0 && share > 0 && paidHours > 0 && hours <= HOURS_OF_A_WEEK)) return undefined;
  return Math.ceil((income * 12) / share / paidHours);
}

/** The rate in dollars in a text with a placeholder, or what to do if there is no rate. */
export const rateText = (text: string, rate: number | undefined): string =>
  rate ? text.replace('{rate}', () => `$${writeNumber(rate)}`) : 'Check the numbers';

/** As "2,400", like dollars are written. */
export const writeNumber = (number: number): string => number.toLocaleString('en-US');

/** "3.000", "3.000,50" and "2,5", as in most of Europe and South America. */
const hasCommaForDecimals = /^\d{1,3}(\.\d{3})+(,\d+)?$|,\d{1,2}$/;

/** What somebody typed, with or without separators and a dollar sign; NaN if it is no number. */
export function readNumber(text: string): number {
  const typed = text.replace(/[$\s]/g, '');
  return Number.parseFloat(
    hasCommaForDecimals.test(typed)
      ? typed.replaceAll('.', '').replace(',', '.')
      : typed.replaceAll(',', ''),
  );
}
