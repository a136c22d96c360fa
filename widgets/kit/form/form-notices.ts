import { interpolate } from '../element/interpolate.ts';
import type { Notify } from '../notices/notice-region.ts';
import type { Notice } from '../notices/notices.ts';
import type { formMessages } from './content.ts';
import type { FieldError } from './form-answers.ts';
import type { Refusal } from './form-request.ts';

export type NoticeMessages = Pick<Notice, 'title' | 'text'>;

type FormNotices = { readonly [Name in FieldError | 'success']?: NoticeMessages } & {
  readonly [Name in Refusal | 'late']: NoticeMessages;
};

/** The messages that every form has. */
export interface FormMessages extends Readonly<typeof formMessages> {
  /** What the form itself says after a failure. By default the text of the notice. */
  readonly failed?: string;
  notices: FormNotices;
}

/**
 * Replaces the form's notice by the one of that name, or only removes it if there is no name. The notice
 * has a retry button if there is something to retry.
 */
export type ShowNotice = (name?: keyof FormNotices, retry?: () => void) => void;

/** Creates a function that shows a form's only notice. */
export function createNoticeSlot(
  notify: Notify,
  stateNow: () => { messages: FormMessages; waitMinutes: number },
): ShowNotice {
  let dismiss = () => {};
  return (name, retry) => {
    dismiss();
    const { messages, waitMinutes } = stateNow();
    const notice = name && messages.notices[name];
    const tone = name === 'success' ? name : 'danger';
    dismiss = notice
      ? notify({
          ...createNotice(messages, notice, tone),
          text: interpolate(notice.text, { minutes: waitMinutes }),
          retryLabel: messages.retry,
          retry,
        })
      : () => {};
  };
}

export const createNotice = (
  { dismiss }: Pick<FormMessages, 'dismiss'>,
  messages: NoticeMessages,
  tone: Notice['tone'] = 'danger',
): Notice => ({ tone, ...messages, dismissLabel: dismiss });
