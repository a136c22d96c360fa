import { reasonOf } from '../store/connection.ts';

interface Kind {
  readonly status: number;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What to check if many requests are refused for this reason. Absent if only callers can be the cause. */
  readonly check?: string;
}

const kinds = {
  bad_address: { status: 400, message: 'The address of the request is not valid.' },
  bad_json: { status: 400, message: 'The body is not JSON in UTF-8.' },
  body_too_slow: { status: 400, message: 'The body did not arrive within 10 seconds.' },
  wrong_key: {
    status: 401,
    message: 'The header "apikey" is missing or wrong.',
    check: 'Compare API_KEY with SUPABASE_ANON_KEY, with which the site was built',
  },
  wrong_drain_key: { status: 401, message: 'The drain key is missing or wrong.' },
  origin_not_allowed: {
    status: 403,
    message: 'Forms are not accepted from this origin.',
    check: 'Add the missing origin to ALLOWED_ORIGINS',
  },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  method_not_allowed: {
    status: 405,
    message: 'Send a form with POST.',
    headers: { allow: 'POST, OPTIONS' },
  },
  body_too_large: { status: 413, message: 'The body is larger than 32 KiB.' },
  not_json: { status: 415, message: 'The content type is not application/json.' },
  invalid: {
    status: 422,
    message: 'Some fields are missing or not valid.',
    check: 'Deploy the site and the function from the same release',
  },
  limited: {
    status: 429,
    message: 'Too many forms from this address. Please try again later.',
    check: 'Set ADDRESS_HEADERS to the header with the visitor’s address',
  },
  internal: {
    status: 500,
    message: 'Something went wrong here. Please try again.',
    check: 'Look for the outcome "internal" in the log',
  },
  unavailable: {
    status: 503,
    message: 'The form could not be stored. Please try again in a moment.',
    headers: { 'retry-after': '30' },
    check: 'Look for the outcome "unavailable" in the log: its reason says what the database lacks',
  },
} satisfies Record<string, Kind>;

type RefusalCode = keyof typeof kinds;

/** The codes of all refusals. */
export const refusalCodes: readonly string[] = Object.keys(kinds);

/** What to check if many requests are refused for a reason; `undefined` if only callers can cause that. */
export function checkFor(reason: string): string | undefined {
  return (kinds as Readonly<Record<string, Kind>>)[reason]?.check;
}

/** Why a field was refused. */
export type FieldFault = 'required' | 'email' | 'too_long' | 'too_many' | 'wrong_type' | 'unknown';

interface RefusalDetails {
  /** The invalid fields, by name, for the caller. */
  readonly fields?: Readonly<Record<string, FieldFault>>;
  /** The code of the underlying error, for the log only. */
  readonly reason?: string;
  /** The number of seconds after which the caller may try again. */
  readonly retryAfter?: number;
}

/** An error with an HTTP status, which the handler converts to a response. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly fields: RefusalDetails['fields'];
  readonly reason: RefusalDetails['reason'];

  constructor(code: RefusalCode, { fields, reason, retryAfter }: RefusalDetails = {}) {
    const { status, message, headers = {} }: Kind = kinds[code];
    super(message);
    this.code = code;
    this.status = status;
    this.headers = retryAfter ? { 'retry-after': String(retryAfter) } : headers;
    this.fields = fields;
    this.reason = reason;
  }
}

/** Refuses a request that could not be stored or answered by the database. */
export function failAsUnavailable(error: unknown): never {
  if (error instanceof Refusal) throw error;
  throw new Refusal('unavailable', { reason: reasonOf(error) });
}
