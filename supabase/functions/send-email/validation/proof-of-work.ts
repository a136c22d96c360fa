import { createHash } from 'node:crypto';

/** A second or two of a phone's time. */
const MAX_NUMBER = 50_000;
/** As long as a slow phone may take, and then some. */
const VALID_MS = 10 * 60_000;

/** For days of attack: what a page has to show so that its form counts as a person's. */
export interface Proof {
  /** A task for one body, by its SHA-256 in hexadecimal; absent while no proof is asked for. */
  readonly challenge?: (digest: string) => Promise<object>;
  /** Whether a page did its task for this body. */
  holds(proof: string, body: Uint8Array): Promise<boolean>;
}

/** While no proof is asked for, every form counts as a person's. */
export const noProof: Proof = { holds: async () => true };

/**
 * Work in the visitor's own browser, which no other service learns of: https://altcha.org
 *
 * A task is for one body, so a solution cannot be used again for a thousand others, and nothing has
 * to be remembered about it: the same body twice is one submission anyway.
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
    async holds(proof, body) {
      const { extractParams, verifySolution } = await import('altcha-lib/v1');
      try {
        const { digest } = extractParams(proof);
        const isForBody = digest === createHash('sha256').update(body).digest('hex');
        return isForBody && (await verifySolution(proof, secret));
      } catch {
        // It is no proof at all.
        return false;
      }
    },
  };
}
