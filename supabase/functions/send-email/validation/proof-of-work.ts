import { createHash } from 'node:crypto';

/** Takes a phone one or two seconds. */
const MAX_NUMBER = 50_000;
/** Much longer than a slow phone needs. */
const VALID_MS = 10 * 60_000;

/** A proof of work, to turn on during an attack: without one, a submission is held as spam. */
export interface Proof {
  /** Creates a challenge for a request with this SHA-256. Absent if no proof is required. */
  readonly challenge?: (digest: string) => Promise<object>;
  /** Whether the proof solves a challenge for this request: see `sameRequest`. */
  verify(proof: string, request: string): Promise<boolean>;
}

/** Accepts every submission, if no proof is required. */
export const proofDisabled: Proof = { verify: async () => true };

/**
 * A proof of work in the visitor's browser, without an external service: https://altcha.org
 *
 * A challenge is for one request, so a solution cannot be reused for another, and no used solutions have to
 * be stored: the same request sent twice is a duplicate anyway. `now` is the time of the database in
 * milliseconds, because the clock of the process that verifies a proof may differ from that of the one that
 * created its challenge.
 */
export function createProofOfWork(secret: string, now: () => Promise<number>): Proof {
  return {
    async challenge(digest) {
      const { createChallenge } = await import('altcha-lib/v1');
      const expires = new Date((await now()) + VALID_MS);
      return createChallenge({
        hmacKey: secret,
        maxnumber: MAX_NUMBER,
        expires,
        params: { digest },
      });
    },
    async verify(proof, request) {
      const { extractParams, verifySolution } = await import('altcha-lib/v1');
      try {
        const { digest, expires } = extractParams(proof);
        const isForRequest = digest === createHash('sha256').update(request).digest('hex');
        const isInTime = Number(expires) * 1000 > (await now());
        return isForRequest && isInTime && (await verifySolution(proof, secret, false));
      } catch {
        // The proof is malformed.
        return false;
      }
    },
  };
}
