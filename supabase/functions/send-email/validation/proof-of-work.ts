import { createHash } from 'node:crypto';

/** Takes a phone one or two seconds. */
const MAX_NUMBER = 50_000;
/** Much longer than a slow phone needs. */
const VALID_MS = 10 * 60_000;

/** A proof of work, to turn on during an attack: without one, a submission is held as spam. */
export interface Proof {
  /** Creates a challenge for a body with this SHA-256. Absent if no proof is required. */
  readonly challenge?: (digest: string) => Promise<object>;
  /** Whether the proof solves a challenge for this body. */
  verify(proof: string, body: Uint8Array): Promise<boolean>;
}

/** Accepts every submission, if no proof is required. */
export const proofDisabled: Proof = { verify: async () => true };

/**
 * A proof of work in the visitor's browser, without an external service: https://altcha.org
 *
 * A challenge is for one body, so a solution cannot be reused for other submissions, and no used
 * solutions have to be stored: the same body sent twice is a duplicate anyway.
 */
export function createProofOfWork(secret: string): Proof {
  return {
    async challenge(digest) {
      const { createChallenge } = await import('altcha-lib/v1');
      const expires = new Date(Date.now() + VALID_MS);
      return createChallenge({
        hmacKey: secret,
        maxnumber: MAX_NUMBER,
        expires,
        params: { digest },
      });
    },
    async verify(proof, body) {
      const { extractParams, verifySolution } = await import('altcha-lib/v1');
      try {
        const { digest } = extractParams(proof);
        const isForBody = digest === createHash('sha256').update(body).digest('hex');
        return isForBody && (await verifySolution(proof, secret));
      } catch {
        // The proof is malformed.
        return false;
      }
    },
  };
}
