import type { StoreApi } from 'zustand/vanilla';
import type { Field, Form } from '../../../supabase/functions/_shared/contract.ts';
import type { Emit } from '../element/widget.ts';
import type { Notify } from '../notices/notice-region.ts';
import type { Receipt, Source } from './attribution.ts';
import { type Fault, failureOf } from './fault.ts';
import {
  blankAnswers,
  cleanAnswers,
  findErrors,
  findLongAnswers,
  pickValidAnswers,
} from './form-answers.ts';
import { createNoticeSlot, type FormMessages, type ShowNotice } from './form-notices.ts';
import { isLocked, type Progress } from './form-progress.ts';
import type { RequestEffect } from './form-request.ts';
import { type Request, startRequest } from './form-sending.ts';
import type { Submit } from './submit.ts';

/** The part of a store that every form has. */
export interface FormState<A extends object> {
  answers: A;
  /** The answers before the visitor has entered anything: what the host knows. A reset restores them. */
  blank: A;
  messages: FormMessages;
  progress: Progress;
  /** How long the function asked the visitor to wait, if it limits how often forms are sent. */
  waitMinutes: number;
  /** When the answers were received, as a visitor reads it. Unset until then, and after a reset. */
  sentAt?: string | undefined;
  /** The `id` of what was received. What is sent next replaces it for the team, until a reset. */
  receivedId?: string | undefined;
  /** The invalid fields of the last validation, without those that were corrected since. */
  invalidFields: readonly string[];
  /** Incremented on each failed validation, so that the view moves the focus to the errors. */
  validationFailures: number;
  /** The fields that are too long, or that the function did not take, until the form is sent again. */
  refusedFields: readonly string[];
  answer<K extends keyof A>(field: K, value: A[K]): void;
  /** Sets several answers, for the host. Unknown fields and values are ignored. */
  fill(answers: Partial<A>): void;
  /** Adds to what the host knows, as an answer of the visitor's own only if there are some already. */
  know(answers: Partial<A>): void;
  /** The limits of a field that the host may fill in with `know`; undefined if there is no such field. */
  limitsOf(field: string): Field | undefined;
  /** Loads the code that sends the form. Called when the visitor starts to use the form. */
  prepare(): void;
  /**
   * Validates the answers and sends them. Does nothing while they are being sent, or were sent.
   * Resolves when the request has ended; never rejects. An answer that comes after the deadline is
   * still a success, unless the visitor has sent again or changed something.
   */
  submit(): Promise<void>;
  reset(): void;
}

/** The dependencies of a form. */
export interface FormDeps {
  submit: Submit;
  /** Whose page it is, for the events. */
  source(): Source;
  /** An email address as the visitor typed it: a browser may give its domain in ASCII. */
  asTyped(address: string): string;
  prepare(): void;
  /** The present time in words, in the language of the view. */
  timeNow(): string;
  emit: Emit;
  notify: Notify;
}

interface Options<A extends object, S extends FormState<A>> extends FormDeps {
  store: Pick<StoreApi<S>, 'getState' | 'setState'>;
  form: Form;
  /** The answers that the host already knows. The others begin blank. */
  knownAnswers?: Partial<A>;
  /** The required fields. `email`, if it is one, must be an email address. */
  required(): readonly (keyof A & string)[];
  /** The only values that these fields accept. */
  allowedValues?: Partial<Record<keyof A, readonly string[]>>;
  /** The widget's own part of the initial state, restored by a reset. */
  initialState?: Partial<S>;
  /** Answers that follow from others. */
  derive?(before: A, given: Partial<A>): Partial<A>;
  /** Converts the answers to the body that is sent, where the two differ. */
  toBody?(answers: A): A;
  /** Called when the request has ended, unless the form was reset or abandoned meanwhile. */
  onSettled?(isSent: boolean): void;
  /** If the visitor has closed the form during the request: how to open it again, as it was. */
  reopen?(): (() => void) | undefined;
}

/** A form's state, and the functions that a widget's store builds on. */
export interface CreatedForm<A extends object> {
  state: Omit<FormState<A>, 'messages'>;
  initialState: Pick<FormState<A>, 'answers' | keyof typeof untouched>;
  /** Returns whether all required fields are valid. If not, marks them and shows a notice. */
  validate(): boolean;
  showNotice: ShowNotice;
  /** Removes the form's notice. A request that is under way no longer changes the state. */
  abandon(): void;
}

const untouched = {
  progress: 'editing',
  waitMinutes: 0,
  sentAt: undefined,
  receivedId: undefined,
  invalidFields: [],
  validationFailures: 0,
  refusedFields: [],
} as const;

/** Creates what all forms share: answers, validation, sending, notices and reset. */
export function createForm<A extends object, S extends FormState<A>>(
  options: Options<A, S>,
): CreatedForm<A> {
  const { store, emit } = options;
  const blank: A = { ...blankAnswers<A>(options.form), ...options.knownAnswers };
  const get = (): FormState<A> => store.getState();
  const set = (state: Partial<FormState<A>>) => store.setState(state as Partial<S>);
  const showNotice = createNoticeSlot(options.notify, get);

  const change = (given: Partial<A>) => {
    const { answers: before, progress, invalidFields: marked } = get();
    // A control is read again when the form is sent: see read-controls.ts.
    const isSame = Object.entries(given).every(
      ([name, value]) => before[name as keyof A] === value,
    );
    if (progress === 'sent' || isSame) return;
    const answers = { ...before, ...options.derive?.(before, given), ...given };
    const invalidFields = Object.keys(findErrors(answers, marked));
    set({ answers, invalidFields });
    if (marked.length > 0 && invalidFields.length === 0) showNotice();
    emit('hire-answer', { fields: Object.keys(given) });
  };
  const validate = () => {
    set({ answers: cleanAnswers(get().answers, options.form) });
    const errors = findErrors(get().answers, options.required());
    const invalidFields = Object.keys(errors);
    if (invalidFields.length === 0) return true;
    const validationFailures = get().validationFailures + 1;
    set({ invalidFields, validationFailures, progress: 'editing' });
    showNotice(Object.values(errors).includes('missing') ? 'missing' : 'malformed');
    emit('hire-invalid', { fields: invalidFields });
    return false;
  };
  const { send, abandon } = createSending(options, showNotice);

  const initialState = { ...untouched, answers: blank };
  const state: Omit<FormState<A>, 'messages'> = {
    ...initialState,
    blank,
    answer: (field, value) => change({ [field]: value } as unknown as Partial<A>),
    fill: (given) => change(pickValidAnswers(given, blank, options.allowedValues)),
    limitsOf: (field) => options.form.fields[field],
    know: (given) => {
      const valid = pickValidAnswers(given, blank, options.allowedValues);
      if (get().answers !== get().blank) return change(valid);
      const known = { ...get().blank, ...valid };
      set({ answers: known, blank: known });
    },
    prepare: options.prepare,
    submit: async () => {
      if (isLocked(get()) || !validate()) return;
      const refusedFields = findLongAnswers(get().answers, options.form);
      if (refusedFields.length > 0) {
        set({ refusedFields, progress: 'tooLong' });
        showNotice('tooLong');
        emit('hire-invalid', { fields: refusedFields });
        return;
      }
      if (emit('hire-submit', undefined, { cancelable: true })) await send();
    },
    reset: () => {
      abandon();
      set({ ...initialState, answers: get().blank, ...options.initialState });
    },
  };
  return { state, initialState, validate, showNotice, abandon };
}

/** Sends a form's answers. A new request abandons the one before. */
function createSending<A extends object, S extends FormState<A>>(
  options: Options<A, S>,
  showNotice: ShowNotice,
) {
  const get = (): FormState<A> => options.store.getState();
  const set = (state: Partial<FormState<A>>) => options.store.setState(state as Partial<S>);
  let request: Request | undefined;

  const detailOf = (outcome: Receipt | Fault) =>
    'id' in outcome ? outcome : failureOf(options.form.type, options.source(), outcome);
  const abandon = () => {
    request?.abandon();
    request = undefined;
    showNotice();
  };
  const run = (effect: RequestEffect, sent: A, outcome: Receipt | Fault) => {
    // After a success the state shows what was sent, without what was typed during the request.
    if (effect.type === 'show progress') {
      const { progress } = effect;
      if (progress === 'sent') {
        const email = options.asTyped((sent as { email: string }).email);
        set({ answers: { ...sent, email }, sentAt: options.timeNow() });
      }
      const refused = ('fields' in outcome && outcome.fields) || {};
      const refusedFields = Object.keys(options.form.fields).filter((name) => name in refused);
      set({ progress, waitMinutes: minutesOf(outcome), refusedFields });
    }
    if (effect.type === 'notify') {
      const { notice, hasRetry } = effect;
      const reopen = options.reopen?.();
      // The form itself says the others: see `SendingError`.
      if (reopen || notice === 'failure' || notice === 'success')
        showNotice(notice, reopen ?? (hasRetry ? get().submit : undefined));
    }
    if (effect.type === 'settle') options.onSettled?.(effect.isSent);
    if (effect.type === 'emit') options.emit(effect.event, detailOf(outcome));
  };
  const send = () => {
    abandon();
    const { answers } = get();
    set({ progress: 'sending', invalidFields: [] });
    const body = (options.toBody?.(answers) ?? answers) as never;
    const current = startRequest({
      send: async () => {
        const { receivedId: replaces } = get();
        const correction = replaces ? [{ replaces }] : [];
        const outcome = await options.submit(options.form, body, ...correction);
        if (request === current && 'id' in outcome) set({ receivedId: outcome.id });
        return outcome;
      },
      isChanged: () => get().answers !== answers,
      run: (effect, outcome) => run(effect, answers, outcome),
    });
    request = current;
    return current.ended;
  };
  return { send, abandon };
}

/** At least two, so that the text needs no singular. */
const minutesOf = (outcome: Receipt | Fault): number =>
  'id' in outcome ? 0 : Math.max(2, Math.ceil((outcome.retryAfter ?? 0) / 60));
