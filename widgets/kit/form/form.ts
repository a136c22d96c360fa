import {
  blankAnswers,
  cleanAnswers,
  findErrors,
  findLongAnswers,
  pickValidAnswers,
} from './form-answers.ts';
import { createNoticeSlot, type ShowNotice } from './form-notices.ts';
import { isLocked } from './form-request.ts';
import type { FormOptions, FormState } from './form-state.ts';
import { createSending } from './send-answers.ts';

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
  options: FormOptions<A, S>,
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
