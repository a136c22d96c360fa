import { type Ref, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { applicationForm } from '../../supabase/functions/_shared/contract.ts';
import type { ViewProps } from '../kit/element/widget.ts';
import * as controls from '../kit/form/controls.css.ts';
import { ErrorSummary } from '../kit/form/error-summary.tsx';
import { findErrors } from '../kit/form/form-answers.ts';
import { isSending } from '../kit/form/form-request.ts';
import { OtherWay } from '../kit/form/other-way.tsx';
import { scrollIntoViewIfNeeded } from '../kit/form/scroll-into-view-if-needed.ts';
import { SendingError, SubmitButton } from '../kit/form/submit-button.tsx';
import * as base from '../kit/style/base.css.ts';
import { Button } from '../kit/style/button.tsx';
import { Confirmation } from './confirmation.tsx';
import type { attributes } from './content.ts';
import { sections } from './content.ts';
import { errorText, Field } from './field.tsx';
import type { ApplyState } from './store.ts';
import * as styles from './style.css.ts';

type Props = ViewProps<ApplyState, typeof attributes>;

/** The form in its sections, then the confirmation. */
export function Apply({ store }: Props) {
  const state = useStore(store);
  const frame = useRef<HTMLDivElement>(null);
  const focusTarget = useRef<HTMLDivElement & HTMLHeadingElement>(null);
  const isVisitorAction = useRef(false);
  const shown = shownPart(state);

  // Moves the focus after the visitor's actions only, not after the host's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after a failed validation or when another part is shown
  useLayoutEffect(() => {
    if (!isVisitorAction.current) return;
    isVisitorAction.current = false;
    if (shown === 'address') return focusField(frame.current, 'email');
    if (!focusTarget.current) return focusField(frame.current, 'name');
    focusTarget.current.focus({ preventScroll: true });
    scrollIntoViewIfNeeded(focusTarget.current);
  }, [state.validationFailures, shown]);
  const runAction = (change: () => void) => {
    isVisitorAction.current = true;
    change();
  };

  return (
    <div ref={frame} className={`${base.root} ${base.card} ${styles.frame}`} part="card">
      {shown !== 'form' ? (
        <Confirmation state={state} heading={focusTarget} runAction={runAction} />
      ) : (
        <form
          method="dialog"
          noValidate
          className={base.onlyWithScript}
          onFocusCapture={state.prepare}
          onSubmit={(event) => {
            event.preventDefault();
            runAction(state.submit);
          }}
        >
          <Resume state={state} onResumed={() => focusField(frame.current, 'name')} />
          <Errors
            state={state}
            frame={focusTarget}
            onSelect={(name) => focusField(frame.current, name)}
          />
          {sections.map((section) => (
            <Section key={section.name} section={section} state={state} />
          ))}
          <Actions state={state} />
        </form>
      )}
      <div className={base.withoutScript}>
        <slot />
      </div>
    </div>
  );
}

/** What is shown: the form, the confirmation, or the confirmation with a field for another address. */
const shownPart = ({ sentAt, progress }: ApplyState) =>
  sentAt === undefined ? 'form' : progress === 'sent' ? 'confirmation' : 'address';

/** Offers what was entered on an earlier visit to the page. */
const Resume = ({ state, onResumed }: { state: ApplyState; onResumed(): void }) =>
  state.resumeEarlier && (
    <div className={styles.section}>
      <Button
        look="secondary"
        onClick={() => {
          state.resumeEarlier?.();
          onResumed();
        }}
      >
        {state.messages.resumeEarlier}
      </Button>
    </div>
  );

/** Fields that belong together. */
function Section({
  section: { name, fields },
  state,
}: {
  section: (typeof sections)[number];
  state: ApplyState;
}) {
  const { sections: titles } = state.messages;
  return (
    <div className={styles.section} part="section">
      <h2 className={styles.title} part="heading">
        {titles[name].title}
      </h2>
      {name === 'you' && <p className={base.soft}>{titles.you.lead}</p>}
      <div className={styles.fields}>
        {fields.map((field) => (
          <Field key={field.name} field={field} state={state} />
        ))}
      </div>
    </div>
  );
}

function Actions({ state }: { state: ApplyState }) {
  const { messages } = state;
  return (
    <>
      <div data-notices />
      <SendingError state={state}>
        <OtherWay form={applicationForm.type} state={state} />
      </SendingError>
      <div className={controls.actions} part="actions">
        <SubmitButton state={state} label={messages.submit} />
        <Button look="quiet" isOff={isSending(state)} onClick={state.startOver}>
          {messages.startOver}
        </Button>
      </div>
    </>
  );
}

/** Focuses the field's control; in a group of options, the first option. */
const focusField = (frame: HTMLElement | null, name: string) =>
  frame?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();

function Errors({
  state,
  ...rest
}: {
  state: ApplyState;
  frame: Ref<HTMLDivElement>;
  onSelect(name: string): void;
}) {
  const errors = state.invalidFields.map((field) => ({
    field,
    text: errorText(state, field) ?? '',
  }));
  if (errors.length === 0) return null;
  const isMissing = Object.values(findErrors(state.answers, state.invalidFields)).includes(
    'missing',
  );
  const title = state.messages.errorSummary[isMissing ? 'missing' : 'malformed'];
  return <ErrorSummary {...rest} title={title} errors={errors} />;
}
