import type { Failure } from '../store/store.ts';

/** A failed delivery attempt. Its code is logged and stored, so it contains no personal data. */
export class DeliveryError extends Error implements Failure {
  readonly code: string;
  readonly isFinal: boolean;
  /** Whether the target asked for a pause, perhaps without saying how long. */
  readonly isThrottled: boolean;
  readonly restMs: number | null;
  readonly remaining: unknown;

  constructor(
    code: string,
    details: Partial<Omit<Failure, 'code'>> & { isThrottled?: boolean } = {},
  ) {
    super(code);
    this.code = code;
    this.isFinal = details.isFinal ?? false;
    this.isThrottled = details.isThrottled ?? false;
    this.restMs = details.restMs ?? null;
    this.remaining = details.remaining ?? null;
  }
}
