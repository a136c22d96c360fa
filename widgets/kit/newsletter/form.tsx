import { useLayoutEffect, useRef } from 'react';
import * as controls from '../form/controls.css.ts';
import { faultsIn } from '../form/form.ts';
import { TextField } from '../form/text-field.tsx';
import * as base from '../style/base.css.ts';
import { Button } from '../style/button.tsx';
import { Sunrise } from '../style/sunrise.tsx';
import type { NewsletterWords } from './content.ts';
import { privacyUrl } from './privacy-url.ts';
import type { NewsletterState } from './store.ts';
import * as styles from './style.css.ts';

interface Props {
  state: NewsletterState;
  /** The notice's address, where the host has its own. */
  privacy: string | undefined;
  /** Lays out the two fields and the button. */
  layout: string;
}

/**
 * The form, and what stands in its place when it was sent. The widget's `sheets` need
 * newsletter/style.css.ts.
 */
export function NewsletterForm({ state, privacy, layout }: Props) {
  const told = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { words, answers, progress, refused } = state;
  const isSent = progress === 'sent';
  const isSending = progress === 'sending';
  const fault = refused.length > 0 ? faultsIn(answers, refused).email : undefined;

  useLayoutEffect(() => {
    if (state.refusals > 0) form.current?.querySelector('input')?.focus();
  }, [state.refusals]);

  /** The focus was in the form, which is gone: elsewhere on the page it is left alone. */
  useLayoutEffect(() => {
    const root = told.current?.getRootNode() as ShadowRoot | undefined;
    if (isSent && isFocusIn(root)) told.current?.focus({ preventScroll: true });
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
            {words.purpose} <PrivacyLink words={words} address={privacyUrl(privacy)} />
          </p>
          {progress === 'failed' && (
            <p className={controls.failure} part="error">
              {words.notices.failure.text}
            </p>
          )}
          <div className={layout}>
            <TextField
              name="email"
              {...words.fields.email}
              mark={words.required}
              type="email"
              autoComplete="email"
              spellCheck="false"
              error={fault && words.faults[fault]}
              value={answers.email}
              onType={(email) => state.answer('email', email)}
            />
            <TopicField state={state} />
            <Button look="primary" type="submit" isOff={isSending}>
              {isSending ? words.sending : words.submit}
            </Button>
          </div>
        </form>
      )}
      <div ref={told} role="status" tabIndex={-1} className={styles.told}>
        {isSending && <span className={base.visuallyHidden}>{words.sending}</span>}
        {isSent && <Welcome words={words} />}
      </div>
    </>
  );
}

const TopicField = ({ state: { words, answers, answer } }: { state: NewsletterState }) => (
  <div className={controls.field} part="field">
    <label htmlFor="curiosity" className={controls.label} part="label">
      {words.fields.curiosity.label} <span className={controls.mark}>{words.optional}</span>
    </label>
    <span className={styles.chooser}>
      <select
        id="curiosity"
        name="curiosity"
        className={`${controls.input} ${styles.select}`}
        value={answers.curiosity}
        onChange={({ target }) => answer('curiosity', target.value)}
        part="control"
      >
        <option value="">{words.fields.curiosity.any}</option>
        {Object.entries(words.fields.curiosity.options).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </span>
  </div>
);

function isFocusIn(root: ShadowRoot | undefined): boolean {
  const { activeElement } = document;
  return activeElement === document.body || activeElement === root?.host;
}

const PrivacyLink = ({ words, address }: { words: NewsletterWords; address: string }) => (
  <a href={address} target="_blank" rel="noopener" className={styles.privacy} part="link">
    {words.privacy}
    <span className={base.visuallyHidden}> {words.opensNewTab}</span>
  </a>
);

const Welcome = ({ words }: { words: NewsletterWords }) => (
  <div className={styles.done}>
    <Sunrise />
    <h3 className={base.heading} part="heading">
      {words.welcome}
    </h3>
    <p>{words.subscribed}</p>
    <p className={base.soft}>{words.whatNext}</p>
  </div>
);
