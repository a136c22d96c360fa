import type { StoreApi } from 'zustand/vanilla';
import type { Field, Form } from '../../../supabase/functions/_shared/contract.ts';
import type { Emit } from '../element/widget.ts';
import type { Notify } from '../notices/notice-region.ts';
import type { Source } from './attribution.ts';
import type { FormMessages } from './form-notices.ts';
import type { Progress } from './form-request.ts';
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

/** What a widget passes to `createForm`. */
export interface FormOptions<A extends object, S extends FormState<A>> extends FormDeps {
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
