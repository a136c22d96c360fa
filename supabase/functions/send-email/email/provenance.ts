import type { Lead } from '../store/store.ts';
import { shorten } from '../validation/plain-text.ts';

const LONGEST_VALUE = 200;

/**
 * Where a submission came from, as far as it helps to answer it; `npm run leads` has all there is.
 * The page claims all but the last row, which comes from the browser and is left out where the two
 * agree.
 */
export function provenanceOf({ attribution, origin }: Pick<Lead, 'attribution' | 'origin'>) {
  const { partner, campaign, page, referrer, utm_source, utm_medium, utm_campaign } = attribution;
  const rows = [
    { label: 'Partner', text: inLine(partner) },
    { label: 'Campaign', text: joined([...new Set([campaign, utm_campaign])], ', ') },
    { label: 'Source', text: joined([utm_source, utm_medium], ' / ') },
    { label: 'Page', text: inLine(page) },
    { label: 'Referrer', text: isOn(page, referrer) ? '' : inLine(referrer) },
    { label: 'Sent from', text: isOn(page, origin) ? '' : inLine(origin) },
  ];
  return rows.filter(({ text }) => text !== '');
}

function joined(values: readonly (string | undefined)[], separator: string): string {
  return values.map(inLine).filter(Boolean).join(separator);
}

function inLine(value: string | null | undefined): string {
  return shorten(value ?? '', LONGEST_VALUE);
}

/** A page without an origin, as in a sandboxed frame, sends `null` for it: that tells nothing. */
function isOn(page = '', origin?: string | null): boolean {
  return origin === 'null' || page === origin || page.startsWith(`${origin}/`);
}
