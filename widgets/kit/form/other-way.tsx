import { interpolate } from '../element/interpolate.ts';
import * as base from '../style/base.css.ts';
import type { otherWayMessages } from './content.ts';
import { CopyButton } from './copy-button.tsx';
import { type WrittenForm, writeAnswers } from './write-answers.ts';

interface Props {
  /** The form's `type`, for the subject of the email. */
  form: string;
  state: WrittenForm & { messages: typeof otherWayMessages };
}

/** Offers to write an email instead, and to copy what was entered, where a form could not be sent. */
export function OtherWay({ form, state }: Props) {
  const { messages } = state;
  const text = writeAnswers(state);
  const email = `subject=${encodeURIComponent(form)}&body=${encodeURIComponent(text)}`;
  return (
    <>
      <p>
        <a href={`mailto:${__CONTACT__}?${email}`} className={base.link} part="link">
          {interpolate(messages.emailAnswers, { email: __CONTACT__ })}
        </a>
      </p>
      <CopyButton
        text={() => text}
        label={messages.copyAnswers}
        copied={messages.answersCopied}
        notCopied={messages.answersSelected}
      />
    </>
  );
}
