import type { Line } from './letter.ts';
import { shorten } from './plain-text.ts';
import type { Accepted } from './submission.ts';

const LONGEST_VALUE = 200;

/**
 * Where a submission came from, as far as it helps to answer it; `npm run leads` has all there is.
 * The page says this of itself, but for the last line: that is the browser's word, and stands there
 * where the page says otherwise.
 */
export function provenanceOf({ attribution, origin }: Pick<Accepted, 'attribution' | 'origin'>) {
  const { partner, campaign, page, referrer, utm_source, utm_medium, utm_campaign } = attribution;
  const lines: Line[] = [
    { label: 'Partner', text: inLine(partner) },
    {
      label: 'Campaign',
      text: [...new Set([campaign, utm_campaign])].map(inLine).filter(Boolean).join(', '),
    },
    { label: 'Source', text: [utm_source, utm_medium].map(inLine).filter(Boolean).join(' / ') },
    { label: 'Page', text: inLine(page) },
    { label: 'Referrer', text: isOn(page, referrer) ? '' : inLine(referrer) },
    { label: 'Sent from', text: isOn(page, origin) ? '' : inLine(origin) },
  ];
  return lines.filter(({ text }) => text !== '');
}

function inLine(value: string | null | undefined): string {
  return shorten(value ?? '', LONGEST_VALUE);
}

/** A page without an origin, as in a sandboxed frame, sends `null` for it: that tells nothing. */
function isOn(page = '', origin?: string | null): boolean {
  return origin === 'null' || page === origin || page.startsWith(`${origin}/`);
}
