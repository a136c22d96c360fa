import { expect } from 'playwright/test';
import type { ReceivedMail } from '../../tools/services/mailbox.ts';
import { inbox } from './addresses.ts';

/** A unique address, by which a test finds its mail. */
export const uniqueEmail = (): string => `${crypto.randomUUID()}@byron.example`;

/** Waits for the mail that contains a text, anywhere in its source. */
export async function mailContaining(text: string): Promise<ReceivedMail> {
  let found: ReceivedMail | undefined;
  await expect
    .poll(async () => {
      [found] = await mailsContaining(text);
      return found !== undefined;
    }, `A mail that contains "${text}"`)
    .toBe(true);
  return found as ReceivedMail;
}

/** Returns the received mails that contain a text. */
export async function mailsContaining(text: string): Promise<readonly ReceivedMail[]> {
  const mails = await allMails();
  return mails.filter((mail) => `${mail.source}\n${mail.text}`.includes(text));
}

async function allMails(): Promise<readonly ReceivedMail[]> {
  return (await fetch(`${inbox}/api/messages`)).json();
}
