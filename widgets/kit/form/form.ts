import type { StoreApi } from 'zustand/vanilla';
import type { Form } from '../../../supabase/functions/_shared/contract.ts';
import type { Emit } from '../element/widget.ts';
import type { Notify } from '../notices/notice-region.ts';
import type { Receipt } from './attribution.ts';
import { blankAnswers, findErrors, pickValidAnswers } from './form-answers.ts';
import { createNoticeSlot, type FormMessages, type ShowNotice } from './form-notices.ts';
import { isLocked, type Progress } from './form-progress.ts';
import type { RequestEffect } from './form-request.ts';
import { type Request, startRequest } from './form-sending.ts';
import type { Submit } from './submit.ts';

/** The part of a store that every form has. */
export interface FormState<A extends object> {
  answers: A;
  messages: FormMessages;
  progress: Progress;
  /** The invalid fields of the last validation, without those that were corrected since. */
  invalidFields: readonly string[];
  /** Incremented on each failed validation, so that the view moves the focus to the errors. */
  validationFailures: number;
  answer<K extends keyof A>(field: K, value: A[K]): void;
  /** Sets several answers, for the host. Unknown fields and values are ignored. */
  fill(answers: Partial<A>): void;
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
  prepare(): void;
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
  /** After `abandon`, still emit the result's event, and show a notice if the request failed. */
  reportsAfterAbandon?: true;
}

/** A form's state, and the functions that a widget's store builds on. */
export interface CreatedForm<A extends object> {
  state: Omit<FormState<A>, 'messages'>;
  initialState: Pick<FormState<A>, 'answers' | 'progress' | 'invalidFields' | 'validationFailures'>;
  /** Returns whether all required fields are valid. If not, marks them and shows a notice. */
  validate(): boolean;
  showNotice: ShowNotice;
  /** Removes the form's notice. A request that is under way no longer changes the state. */
  abandon(): void;
}

/** Creates what all forms share: answers, validation, sending, notices and reset. */
export function createForm<A extends object, S extends FormState<A>>(
  options: Options<A, S>,
): CreatedForm<A> {
  const { store, emit } = options;
  const blank: A = { ...blankAnswers<A>(options.form), ...options.knownAnswers };
  const get = (): FormState<A> => store.getState();
  const set = (state: Partial<FormState<A>>) => store.setState(state as Partial<S>);
  const showNotice = createNoticeSlot(options.notify, () => get().messages);

  const change = (given: Partial<A>) => {
    const { answers: before, progress, invalidFields: marked } = get();
    if (progress === 'sent') return;
    const answers = { ...before, ...options.derive?.(before, given), ...given };
    const invalidFields = Object.keys(findErrors(answers, marked));
    set({ answers, invalidFields });
    if (marked.length > 0 && invalidFields.length === 0) showNotice();
    emit('hire-answer', { fields: Object.keys(given) });
  };
  const validate = () => {
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

  const initialState = {
    answers: blank,
    progress: 'editing',
    invalidFields: [],
    validationFailures: 0,
  } as const;
  const state: Omit<FormState<A>, 'messages'> = {
    ...initialState,
    answer: (field, value) => change({ [field]: value } as unknown as Partial<A>),
    fill: (given) => change(pickValidAnswers(given, blank, options.allowedValues)),
    prepare: options.prepare,
    submit: async () => {
      if (isLocked(get()) || !validate()) return;
      if (emit('hire-submit', undefined, { cancelable: true })) await send();
    },
    reset: () => {
      abandon();
      set({ ...initialState, ...options.initialState });
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

  const abandon = () => {
    request?.abandon(options.reportsAfterAbandon === true);
    request = undefined;
    showNotice();
  };
  const run = (effect: RequestEffect, sent: A, receipt: Receipt | null | undefined) => {
    // After a success the state shows what was sent, without what was typed during the request.
    if (effect.type === 'show progress') {
      const { progress } = effect;
      set(progress === 'sent' ? { progress, answers: sent } : { progress });
    }
    if (effect.type === 'notify') {
      showNotice(effect.notice, effect.hasRetry ? get().submit : undefined);
    }
    if (effect.type === 'settle') options.onSettled?.(effect.isSent);
    if (effect.type === 'emit') options.emit(effect.event, receipt);
  };
  const send = () => {
    abandon();
    const { answers } = get();
    set({ progress: 'sending', invalidFields: [] });
    request = startRequest({
      send: () => options.submit(options.form, (options.toBody?.(answers) ?? answers) as never),
      isChanged: () => get().answers !== answers,
      run: (effect, receipt) => run(effect, answers, receipt),
    });
    return request.ended;
  };
  return { send, abandon };
}
