import type { StoreApi } from 'zustand/vanilla';
import type { Form } from '../../../supabase/functions/_shared/contract.ts';
import { isEmailAddress } from '../../../supabase/functions/_shared/email-address.ts';
import type { Emit } from '../element/widget.ts';
import type { Notify } from '../notices/notice-region.ts';
import type { Notice } from '../notices/notices.ts';
import { DEADLINE_MS, SLOW_SEND_MS } from '../times.ts';
import type { Receipt } from './attribution.ts';
import type { formMessages } from './content.ts';
import type { Submit } from './submit.ts';

type Answers = Record<string, string | string[]>;

export type FieldError = 'missing' | 'malformed';

type FormNotices = { readonly [Name in FieldError | 'success']?: NoticeMessages } & {
  failure: NoticeMessages;
  late: NoticeMessages;
};

interface FormMessages extends Readonly<typeof formMessages> {
  notices: FormNotices;
}

export type NoticeMessages = Pick<Notice, 'title' | 'text'>;

/** The part of a store that every form has. */
export interface FormState<A extends object> {
  answers: A;
  messages: FormMessages;
  /** `slow` follows `sending`. `late` means that no answer has come in time: it still may. */
  progress: 'editing' | 'sending' | 'slow' | 'failure' | 'late' | 'sent';
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
interface CreatedForm<A extends object> {
  state: Omit<FormState<A>, 'messages'>;
  initialState: Pick<FormState<A>, 'answers' | 'progress' | 'invalidFields' | 'validationFailures'>;
  /** Returns whether all required fields are valid. If not, marks them and shows a notice. */
  validate(): boolean;
  /** Replaces the form's notice by the one of that name, or only removes it if there is no name. */
  showNotice(name?: keyof FormNotices): void;
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
  let latestAttempt = 0;
  let dismissNotice = () => {};

  const showNotice = (name?: keyof FormNotices, retry?: () => void) => {
    dismissNotice();
    const { messages } = get();
    const notice = name && messages.notices[name];
    const tone = name === 'success' ? name : 'danger';
    dismissNotice = notice
      ? options.notify({
          ...createNotice(messages, notice, tone),
          retryLabel: messages.retry,
          retry,
        })
      : () => {};
  };
  const change = (given: Partial<A>) => {
    const { answers: before, progress, invalidFields: marked } = get();
    if (progress === 'sent') return;
    const answers = { ...before, ...options.derive?.(before, given), ...given };
    const invalidFields = marked.filter((field) => findError(answers, field));
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
  const send = async () => {
    latestAttempt += 1;
    const attempt = latestAttempt;
    const { answers } = get();
    showNotice();
    set({ progress: 'sending', invalidFields: [] });
    const settle = (progress: 'sent' | 'late' | 'failure', retry?: () => void) => {
      const isSent = progress === 'sent';
      if (attempt === latestAttempt) {
        // After a success the state shows what was sent, without what was typed during the request.
        set(isSent ? { progress, answers } : { progress });
        showNotice(isSent ? 'success' : progress, retry);
        // Before the event, because a listener may reset the form.
        options.onSettled?.(isSent);
      } else if (!options.reportsAfterAbandon) return;
      else if (!isSent) showNotice(progress, retry);
      emit(isSent ? 'hire-success' : 'hire-error', receipt);
    };
    let isLate = false;
    let receipt: Receipt | null | undefined;
    const timers = [
      setTimeout(() => attempt === latestAttempt && set({ progress: 'slow' }), SLOW_SEND_MS),
      setTimeout(() => {
        isLate = true;
        settle('late');
      }, DEADLINE_MS),
    ];
    const body = (options.toBody?.(answers) ?? answers) as never;
    receipt = await options.submit(options.form, body).catch(() => undefined);
    timers.forEach(clearTimeout);
    if (isLate && (!receipt || get().answers !== answers)) return;
    settle(receipt ? 'sent' : 'failure', receipt === undefined ? get().submit : undefined);
  };

  const abandon = () => {
    latestAttempt += 1;
    showNotice();
  };

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

export const createNotice = (
  { dismiss }: Pick<FormMessages, 'dismiss'>,
  messages: NoticeMessages,
  tone: Notice['tone'] = 'danger',
): Notice => ({ tone, ...messages, dismissLabel: dismiss });

/** The errors of the required fields, by field, in the order of `required`. */
export const findErrors = (
  answers: object,
  required: readonly string[],
): Record<string, FieldError> =>
  Object.fromEntries(
    required.flatMap((field) => {
      const error = findError(answers, field);
      return error ? [[field, error]] : [];
    }),
  );

function findError(answers: object, field: string): FieldError | undefined {
  const text = String((answers as Answers)[field]).trim();
  if (text === '') return 'missing';
  return field === 'email' && !isEmailAddress(text) ? 'malformed' : undefined;
}

/** Whether the form is being sent or was sent: it cannot be sent again, and no step changes. */
export const isLocked = (state: Pick<FormState<object>, 'progress'>): boolean =>
  isSending(state) || state.progress === 'sent';

export const isSending = ({ progress }: Pick<FormState<object>, 'progress'>): boolean =>
  progress === 'sending' || progress === 'slow';

/** Removes the item from the list if it is there, and appends it if not. */
export const toggleItem = (items: readonly string[], item: string): string[] =>
  items.includes(item) ? items.filter((other) => other !== item) : [...items, item];

/** Drops fields that the form does not have, and values that a field does not accept. */
function pickValidAnswers<A extends object>(
  given: Partial<A>,
  blank: A,
  allowedValues: Partial<Record<keyof A, readonly string[]>> = {},
): Partial<A> {
  const valid: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(given)) {
    const blankValue = (blank as Answers)[field];
    const isAllowed = (item: string) => allowedValues[field as keyof A]?.includes(item) ?? true;
    if (Array.isArray(blankValue)) {
      if (Array.isArray(value)) valid[field] = value.filter(isAllowed);
    } else if (typeof value === 'string' && typeof blankValue === 'string') {
      if (value === '' || isAllowed(value)) valid[field] = value;
    }
  }
  return valid as Partial<A>;
}

/** Empty answers for all fields of the contract. */
function blankAnswers<A>({ fields }: Form): A {
  const blanks = Object.entries(fields).map(([name, { kind }]) => [
    name,
    kind === 'list' ? [] : '',
  ]);
  return Object.fromEntries(blanks);
}
