/** What decides whether a removed form's answers are resumed by another one. */
export interface Draft {
  /** Equal for forms that may take over each other's answers. */
  key: string;
  /** Whether the visitor has entered something that was not sent. */
  isUnsent: boolean;
}

export interface DraftEvent<F> {
  type: 'removed' | 'added';
  form: F;
}

interface Transition<F> {
  /** The removed forms whose answers wait for a replacement, the first one removed first. */
  waiting: readonly F[];
  /** The removed form whose answers the added one takes over. */
  resumed?: F;
}

/**
 * Decides what becomes of the answers of removed forms when a form is removed or added. A form that is
 * added back, or has answers, keeps its own. `describe` is called anew each time, because a removed form
 * may still be sending.
 */
export function nextDrafts<F>(
  before: readonly F[],
  { type, form }: DraftEvent<F>,
  describe: (form: F) => Draft,
): Transition<F> {
  const { key, isUnsent } = describe(form);
  const waiting = before.filter((other) => other !== form && describe(other).isUnsent);
  if (type === 'removed') return { waiting: isUnsent ? [...waiting, form] : waiting };
  if (isUnsent) return { waiting };
  const resumed = waiting.find((other) => describe(other).key === key);
  return resumed ? { waiting: waiting.filter((other) => other !== resumed), resumed } : { waiting };
}
