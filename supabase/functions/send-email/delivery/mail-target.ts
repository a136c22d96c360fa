import {
  composeDigestMail,
  composeLeadMail,
  type Mail,
  type MailAddresses,
} from '../email/compose.ts';
import type { Store } from '../store/store.ts';
import { DeliveryError } from './delivery-error.ts';
import type { SendMail } from './mail-provider.ts';
import type { Target } from './target.ts';

/** Twice what an SMTP server is sent at once, so that its connections never wait for a claim. */
const WIDTH = 16;
/** A provider that counts by the second finds no more than its rate in any second. */
const MARGIN = 1.05;

export interface MailTargetOptions {
  readonly addresses: MailAddresses;
  readonly send: SendMail;
  /** Mails a second; 0 is unlimited. */
  readonly rate: number;
  readonly store: Pick<Store, 'held'>;
}

/** The team's mailbox: a mail for each submission, and the digest of held ones. */
export function createMailTarget(options: MailTargetOptions): Target<Mail> {
  const { addresses, send, rate, store } = options;
  return {
    name: 'mail',
    width: WIDTH,
    gapMs: rate > 0 ? Math.ceil((1000 / rate) * MARGIN) : 0,
    async compose({ id, submission }) {
      if (!submission) return composeDigestMail(await store.held(), id, addresses);
      const mail = composeLeadMail(submission, id, addresses);
      if (!mail) throw new DeliveryError('unknown_form', { isFinal: true });
      return mail;
    },
    send,
  };
}
