import type { Proof } from './proof.ts';

/** A second or two of a phone's time. */
const HARDEST = 50_000;
/** As long as a slow phone may take, and then some. */
const VALID_MS = 10 * 60_000;

/**
 * Work in the visitor's own browser, which nobody else is asked about: https://altcha.org
 *
 * A task is for one body, so what was worked out for one cannot be used again for a thousand others,
 * and nothing has to be remembered about it: the same body twice is one submission anyway.
 */
export function createAltcha({ secret }: { readonly secret: string }): Proof {
  return {
    async challenge(digest) {
      const { createChallenge } = await import('altcha-lib/v1');
      const expires = new Date(Date.now() + VALID_MS);
      return createChallenge({ hmacKey: secret, maxnumber: HARDEST, expires, params: { digest } });
    },
    async holds(proof, body) {
      const { extractParams, verifySolution } = await import('altcha-lib/v1');
      try {
        const { digest } = extractParams(proof);
        return digest === (await hexDigest(body)) && (await verifySolution(proof, secret));
      } catch {
        // It is no proof at all.
        return false;
      }
    },
  };
}

async function hexDigest(bytes: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
