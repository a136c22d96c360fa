/** So many submissions are taken from one address in so many seconds. */
export interface RateLimit {
  readonly most: number;
  readonly seconds: number;
}

const units: Readonly<Record<string, number>> = { m: 60, h: 3600, d: 86_400 };
const LONGEST = 86_400;

/** Reads `10/10m,50/1d`, or `off`; `undefined` where the text is neither. */
export function parseRateLimits(text: string): readonly RateLimit[] | undefined {
  if (text === 'off') return [];
  const limits = text.split(',').map(parse);
  return limits.every((limit) => limit !== undefined) ? limits : undefined;
}

function parse(text: string): RateLimit | undefined {
  const [, most, count, unit = ''] =
    /^([1-9]\d{0,5})\/([1-9]\d{0,3})([mhd])$/.exec(text.trim()) ?? [];
  const seconds = Number(count) * (units[unit] ?? 0);
  return most && seconds <= LONGEST ? { most: Number(most), seconds } : undefined;
}
