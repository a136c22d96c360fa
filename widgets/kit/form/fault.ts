import type { Source } from './attribution.ts';

/** Why a form was not received, without anything that was typed: the detail of `hire-error`. */
export type Failure = HTMLElementEventMap['hire-error']['detail'];

/** The part of it that a request knows. */
export type Fault = Pick<Failure, 'reason' | 'status' | 'retryAfter'> & {
  /** The fields that the function did not take, with its code for each. */
  fields?: Readonly<Record<string, string>>;
};

/** No answer has come in time: it still may. */
export const late: Fault = { reason: 'late', status: 0 };

/** The code that sends forms could not be loaded, so that nothing was sent. */
export const notLoaded: Fault = { reason: 'not_loaded', status: 0 };

export const failureOf = (
  form: string,
  { partner }: Source,
  { fields: _, ...fault }: Fault,
): Failure => ({ form, partner, ...fault });
