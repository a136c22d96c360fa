import {
  composeDigestMail,
  composeLeadMail,
  isConfirmation,
  type Mail,
  type MailAddresses,
} from '../email/compose.ts';
import type { Store } from '../store/store.ts';
import { DeliveryError } from './delivery-error.ts';
import type { SendMail } from './providers/mail-provider.ts';
import type { Target } from './target.ts';

/** Twice the number of SMTP connections, so that no connection waits for a claim. */
const MAX_CONCURRENT = 16;
/** A margin, so that no second contains more mails than the provider's limit. */
const RATE_MARGIN = 1.05;

interface MailTargetOptions {
  readonly addresses: MailAddresses;
  readonly send: SendMail;
  /** Mails per second; 0 for no limit. */
  readonly rate: number;
  readonly store: Pick<Store, 'countHeld'>;
}

/**
 * Delivers mails: one to the team for each submission, the digest of held ones, and mails that were composed
 * when they were queued, which are the weekly report and the confirmations to visitors.
 */
export function createMailTarget(options: MailTargetOptions): Target<Mail> {
  const { addresses, send, rate, store } = options;
  return {
    name: 'mail',
    maxConcurrent: MAX_CONCURRENT,
    gapMs: rate > 0 ? Math.ceil((1000 / rate) * RATE_MARGIN) : 0,
    // Nobody can correct an address that a visitor mistyped.
    isOptional: ({ content }) => content !== null && isConfirmation(content as Mail),
    async compose({ id, submission }) {
      if (!submission) return composeDigestMail(await store.countHeld(), id, addresses);
      const mail = composeLeadMail(submission, id, addresses);
      if (!mail) throw new DeliveryError('unknown_form', { isFinal: true });
      return mail;
    },
    send,
  };
}
