import type { StoreApi } from 'zustand/vanilla';
import type { Form } from '../../../supabase/functions/_shared/contract.ts';
import { isEmailAddress } from '../../../supabase/functions/_shared/email-address.ts';
import type { Emit } from '../element/widget.ts';
import type { Notice } from '../notices/notices.ts';
import type { Notify } from '../notices/notify.ts';
import type { Submit } from './submit.ts';

type Answers = Record<string, string | string[]>;

export type Fault = 'missing' | 'malformed';

/** The words that every form has for the page's notices. */
export interface FormWords {
  notices: { readonly [Name in Fault | 'success']?: NoticeWords } & { failure: NoticeWords };
  /** On the button that takes a notice away. */
  dismiss: string;
}

type NoticeWords = Pick<Notice, 'title' | 'text'>;

/** The part of a store that every form has. */
export interface FormState<A extends object> {
  answers: A;
  words: FormWords;
  progress: 'editing' | 'sending' | 'failed' | 'sent';
  /** The fields at fault when the visitor last went on, less those mended since. */
  refused: readonly string[];
  /** Counts how often the visitor was not let on: each time is an occasion for the focus. */
  refusals: number;
  answer<K extends keyof A>(field: K, value: A[K]): void;
  /** Several answers at once, from the host. */
  fill(answers: Partial<A>): void;
  /** The visitor has begun: what sending needs may be fetched. */
  prepare(): void;
  /** Sends the answers, once at a time. Resolves when there is an answer. */
  submit(): Promise<void>;
  reset(): void;
}

/** What a form needs of the world. */
export interface FormDeps {
  submit: Submit;
  prepare(): void;
  emit: Emit;
  notify: Notify;
}

interface Options<A extends object, S extends FormState<A>> extends FormDeps {
  store: Pick<StoreApi<S>, 'getState' | 'setState'>;
  form: Form;
  blank: A;
  /** Nothing is sent while one of these is empty, or an e-mail among them malformed. */
  required(): readonly (keyof A & string)[];
  /** The only answers that these fields have. */
  offered?: Partial<Record<keyof A, readonly string[]>>;
  /** What starting over means beside the form: the widget's own part of the state. */
  start?: Partial<S>;
  /** What follows from some answers for others. */
  derive?(before: A, given: Partial<A>): Partial<A>;
  /** What is sent, where it is not the answers to the letter. */
  bodyOf?(answers: A): A;
  /** Called when an answer came, and nobody started over meanwhile. */
  onSettled?(isSent: boolean): void;
  /** Whoever went away meanwhile hears of the end all the same. */
  isHeardLate?: true;
}

/** A form's state, and the parts of it that a widget builds on. */
export interface CreatedForm<A extends object> {
  state: Omit<FormState<A>, 'words'>;
  /** The state of a form that nobody has touched. */
  start: Pick<FormState<A>, 'answers' | 'progress' | 'refused' | 'refusals'>;
  /** Whether nothing is amiss; what is, is marked and told. */
  isComplete(): boolean;
  /** Shows one notice at a time: each takes back the one before it, and no notice just does that. */
  tell(name?: keyof FormWords['notices']): void;
  /** Takes back what was told; what is on its way no longer changes the state. */
  abandon(): void;
}

/** What every form does: answering, being refused, sending once at a time, failing, starting over. */
export function createForm<A extends object, S extends FormState<A>>(
  options: Options<A, S>,
): CreatedForm<A> {
  const { store, blank, emit } = options;
  const get = (): FormState<A> => store.getState();
  const set = (state: Partial<FormState<A>>) => store.setState(state as Partial<S>);
  let attempt = 0;
  let takeBack = () => {};

  const tell = (name?: keyof FormWords['notices']) => {
    takeBack();
    const { words } = get();
    const notice = name && words.notices[name];
    const tone = name === 'success' ? name : 'danger';
    takeBack = notice ? options.notify(noticeOf(words, notice, tone)) : () => {};
  };
  const change = (given: Partial<A>) => {
    const { answers: before, progress, refused: marked } = get();
    if (progress === 'sent') return;
    const answers = { ...before, ...options.derive?.(before, given), ...given };
    const refused = marked.filter((field) => faultIn(answers, field));
    set({ answers, refused });
    if (marked.length > 0 && refused.length === 0) tell();
    emit('hire-answer', { fields: Object.keys(given) });
  };
  const isComplete = () => {
    const faults = faultsIn(get().answers, options.required());
    const refused = Object.keys(faults);
    if (refused.length === 0) return true;
    set({ refused, refusals: get().refusals + 1, progress: 'editing' });
    tell(Object.values(faults).includes('missing') ? 'missing' : 'malformed');
    emit('hire-invalid', { fields: refused });
    return false;
  };
  const send = async () => {
    attempt += 1;
    const mine = attempt;
    const { answers } = get();
    tell();
    set({ progress: 'sending', refused: [] });
    const isSent = await options.submit(
      options.form,
      (options.bodyOf?.(answers) ?? answers) as never,
    );
    const isCurrent = mine === attempt;
    // What was typed meanwhile counts for the next attempt, and was not in this one.
    if (isCurrent) set(isSent ? { progress: 'sent', answers } : { progress: 'failed' });
    if (!isCurrent && !options.isHeardLate) return;
    if (isCurrent || !isSent) tell(isSent ? 'success' : 'failure');
    // Before it is told: whoever hears of it may start over.
    if (isCurrent) options.onSettled?.(isSent);
    emit(isSent ? 'hire-success' : 'hire-error');
  };

  const abandon = () => {
    attempt += 1;
    tell();
  };

  const start = { answers: blank, progress: 'editing', refused: [], refusals: 0 } as const;
  const state: Omit<FormState<A>, 'words'> = {
    ...start,
    answer: (field, value) => change({ [field]: value } as unknown as Partial<A>),
    fill: (given) => change(fitting(given, blank, options.offered)),
    prepare: options.prepare,
    submit: async () => {
      if (isClosed(get()) || !isComplete()) return;
      if (emit('hire-submit', undefined, { cancelable: true })) await send();
    },
    reset: () => {
      abandon();
      set({ ...start, ...options.start });
    },
  };
  return { state, start, isComplete, tell, abandon };
}

/** One of a form's notices, as the page shows it. */
export const noticeOf = (
  { dismiss }: Pick<FormWords, 'dismiss'>,
  words: NoticeWords,
  tone: Notice['tone'] = 'danger',
): Notice => ({ tone, ...words, dismissLabel: dismiss });

/** What is amiss with the required fields, in their order. */
export const faultsIn = (answers: object, required: readonly string[]): Record<string, Fault> =>
  Object.fromEntries(
    required.flatMap((field) => {
      const fault = faultIn(answers, field);
      return fault ? [[field, fault]] : [];
    }),
  );

/** What is amiss with a required field. */
function faultIn(answers: object, field: string): Fault | undefined {
  const text = String((answers as Answers)[field]).trim();
  if (text === '') return 'missing';
  return field === 'email' && !isEmailAddress(text) ? 'malformed' : undefined;
}

/** Nothing more is sent, and no step is left, while answers are on their way or when they arrived. */
export const isClosed = ({ progress }: Pick<FormState<object>, 'progress'>): boolean =>
  progress === 'sending' || progress === 'sent';

export const toggled = (items: readonly string[], item: string): string[] =>
  items.includes(item) ? items.filter((other) => other !== item) : [...items, item];

/** What a host gave, as far as the form has such a field, and takes such an answer. */
function fitting<A extends object>(
  given: Partial<A>,
  blank: A,
  offered: Partial<Record<keyof A, readonly string[]>> = {},
): Partial<A> {
  const fit = ([field, value]: [string, unknown]): [string, unknown][] => {
    const kind = (blank as Answers)[field];
    const isOffered = (item: string) => offered[field as keyof A]?.includes(item) ?? true;
    if (Array.isArray(kind)) return Array.isArray(value) ? [[field, value.filter(isOffered)]] : [];
    if (typeof kind !== 'string' || typeof value !== 'string') return [];
    return value === '' || isOffered(value) ? [[field, value]] : [];
  };
  return Object.fromEntries(Object.entries(given).flatMap(fit)) as Partial<A>;
}
