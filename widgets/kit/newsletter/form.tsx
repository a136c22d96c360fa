import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as controls from '../form/controls.css.ts';
import { findErrors } from '../form/form-answers.ts';
import { SendingError, SubmitButton } from '../form/submit-button.tsx';
import { TextField } from '../form/text-field.tsx';
import { announce } from '../notices/announce.ts';
import * as base from '../style/base.css.ts';
import { Sunrise } from '../style/sunrise.tsx';
import type { NewsletterMessages } from './content.ts';
import { privacyUrl } from './privacy-url.ts';
import type { NewsletterState } from './store.ts';
import * as styles from './style.css.ts';

interface Props {
  state: NewsletterState;
  /** The host's URL of the privacy notice. */
  privacy: string | undefined;
  /** The class that lays out the two fields and the button. */
  layout: string;
  /** Shown before the purpose, in the same paragraph. */
  children?: ReactNode;
  /** Whether a dialog opens with the focus on the topic, because the address is known. */
  beginsWithTopic?: boolean;
}

/**
 * The form, replaced by a confirmation once it was sent. A widget that uses it adds
 * newsletter/style.css.ts to its `sheets`.
 */
export function NewsletterForm({ state, privacy, layout, children, beginsWithTopic }: Props) {
  const status = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { messages } = state;
  const isSent = state.progress === 'sent';

  useLayoutEffect(() => {
    if (state.validationFailures > 0) form.current?.querySelector('input')?.focus();
  }, [state.validationFailures]);

  // Moves the focus from the removed form to the confirmation, unless it is elsewhere on the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each confirmation
  useLayoutEffect(() => {
    const confirmation = status.current;
    if (!isSent || !confirmation) return;
    if (isFocusLost(confirmation.getRootNode() as ShadowRoot)) {
      confirmation.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    } else
      announce([messages.welcome, messages.subscribed, messages.whatNext].join(' '), confirmation);
  }, [isSent]);

  return (
    <>
      {!isSent && (
        <form
          ref={form}
          noValidate
          onFocusCapture={state.prepare}
          onSubmit={(event) => {
            event.preventDefault();
            state.submit();
          }}
        >
          <p className={styles.purpose}>
            {children}
            {messages.purpose}{' '}
            <NoteLink href={privacyUrl(privacy)} note={messages.opensNewTab}>
              {messages.privacy}
            </NoteLink>
          </p>
          <SendingError state={state} />
          <div className={layout}>
            <EmailField state={state} />
            <TopicField state={state} isFirst={beginsWithTopic} />
            <SubmitButton state={state} label={messages.submit} />
          </div>
        </form>
      )}
      <div ref={status}>{isSent && <Welcome messages={messages} />}</div>
    </>
  );
}

function EmailField({ state }: { state: NewsletterState }) {
  const { messages, answers, invalidFields } = state;
  const { email: error } = findErrors(answers, invalidFields);
  return (
    <TextField
      name="email"
      {...messages.fields.email}
      mark={messages.required}
      type="email"
      autoComplete="email"
      spellCheck="false"
      error={error === 'malformed' ? messages.faults.malformed : undefined}
      isInvalid={error === 'missing'}
      value={answers.email}
      onType={(email) => state.answer('email', email)}
    />
  );
}

const TopicField = ({
  state: { messages, answers, answer },
  isFirst,
}: {
  state: NewsletterState;
  isFirst: boolean | undefined;
}) => (
  <div className={controls.field} part="field">
    <label htmlFor="curiosity" className={controls.label} part="label">
      {messages.fields.curiosity.label} <span className={controls.mark}>{messages.optional}</span>
    </label>
    <span className={styles.chooser}>
      <select
        id="curiosity"
        name="curiosity"
        className={`${controls.input} ${styles.select}`}
        value={answers.curiosity}
        data-first={isFirst || undefined}
        onChange={({ target }) => answer('curiosity', target.value)}
        part="control"
      >
        <option value="">{messages.fields.curiosity.any}</option>
        {Object.entries(messages.fields.curiosity.options).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </span>
  </div>
);

function isFocusLost(root: ShadowRoot): boolean {
  const { activeElement } = document;
  return activeElement === document.body || activeElement === root.host;
}

/** A link in small text. It opens in a new tab, so that the visitor's input is not lost. */
export const NoteLink = (props: { href: string; note: string; children: ReactNode }) => (
  <a href={props.href} target="_blank" rel="noopener" className={styles.noteLink} part="link">
    {props.children}
    <span className={base.visuallyHidden}> {props.note}</span>
  </a>
);

// Orca says a group that gets the focus in place of the removed form, but not a heading.
const Welcome = ({ messages }: { messages: NewsletterMessages }) => (
  // biome-ignore lint/a11y/useSemanticElements: a group of texts, not of fields
  <div
    tabIndex={-1}
    className={styles.done}
    role="group"
    aria-labelledby="welcome"
    aria-describedby="subscribed what-next"
  >
    <Sunrise />
    <h3 id="welcome" className={base.heading} part="heading">
      {messages.welcome}
    </h3>
    <p id="subscribed">{messages.subscribed}</p>
    <p id="what-next" className={base.soft}>
      {messages.whatNext}
    </p>
  </div>
);
