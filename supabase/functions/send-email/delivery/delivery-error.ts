export interface DeliveryErrorOptions {
  /** Another attempt would be in vain. */
  readonly isFinal?: boolean;
  /** The target asks us to wait for so many milliseconds: that is no failed attempt. */
  readonly restMs?: number;
  /** What is still to be sent, where a part was taken. */
  readonly remaining?: unknown;
}

/** An attempt that did not deliver. Its code is logged and stored: it never quotes anybody. */
export class DeliveryError extends Error {
  readonly code: string;
  readonly isFinal: boolean;
  readonly restMs: number | null;
  readonly remaining: unknown;

  constructor(code: string, { isFinal = false, restMs, remaining }: DeliveryErrorOptions = {}) {
    super(code);
    this.code = code;
    this.isFinal = isFinal;
    this.restMs = restMs ?? null;
    this.remaining = remaining ?? null;
  }
}
