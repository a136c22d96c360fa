import type { HeldCount } from '../store/store.ts';
import type { Spam } from '../validation/spam.ts';

const reasons: Readonly<Record<Spam, string>> = {
  trap: 'a field that people can’t see was filled in',
  proof: 'the proof of work was missing or wrong',
  links: 'more than five links',
  empty: 'nothing was filled in',
};

/** Lists how many submissions are held and why, without their content. */
export function renderDigest(held: readonly HeldCount[]): { subject: string; text: string } {
  const total = held.reduce((sum, { count }) => sum + count, 0);
  const forms = total === 1 ? '1 form is' : `${total} forms are`;
  const rows = held.map(({ form, spam, count }) => `${count}  ${form}: ${reasons[spam]}`);
  return {
    subject: `${forms} held as spam`,
    text: [
      `${forms} held as spam and not emailed:`,
      rows.join('\n'),
      'See them:      npm run leads -- list --state held\nRelease one:   npm run leads -- release ID\nDiscard one:   npm run leads -- discard ID',
      'If the sender sends the same answers again without these signs of spam, the form is released automatically. You get this email at most once a day.\n',
    ].join('\n\n'),
  };
}
