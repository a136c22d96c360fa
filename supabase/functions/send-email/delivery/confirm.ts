import { toEmailAddress } from '../../_shared/email-address.ts';
import { composeConfirmationMail, type MailAddresses } from '../email/compose.ts';
import { hashAddress } from '../http/client-address.ts';
import type { Receipt, Store } from '../store/store.ts';
import type { Submission } from '../validation/read-submission.ts';

interface ConfirmOptions {
  /** Who answers, and when. Without it, visitors get no mail. */
  readonly promise: string | undefined;
  readonly addresses: MailAddresses;
  readonly pepper: string;
  readonly store: Pick<Store, 'queueConfirmation'>;
}

/**
 * Returns a function that queues a mail to the visitor whose form was just stored, and resolves to whether
 * it did. An address gets at most one mail a day. There is no mail for a form that looks like spam, and none
 * while so many forms come in that their deliveries wait.
 */
export function createConfirm({ promise, addresses, pepper, store }: ConfirmOptions) {
  return async (submission: Submission, receipt: Receipt): Promise<boolean> => {
    const { id, outcome, isDeferred } = receipt;
    const { form, answers, spam, attribution } = submission;
    const to = toEmailAddress(String(answers.email ?? ''));
    // The form that a correction replaces has been confirmed already.
    if (!promise || !id || !to || outcome !== 'stored' || isDeferred || spam) return false;
    if (attribution.replaces) return false;
    const delivery = crypto.randomUUID();
    const mail = composeConfirmationMail(form.type, answers, { delivery, to, promise, addresses });
    if (!mail) return false;
    const recipient = hashAddress(mailboxOf(to), pepper);
    return store.queueConfirmation(delivery, id, recipient, mail);
  };
}

/** The mailbox of an address: `Ada+1@Byron.example` is that of `ada@byron.example`. */
const mailboxOf = (address: string): string => address.toLowerCase().replace(/\+.*(?=@)/, '');
