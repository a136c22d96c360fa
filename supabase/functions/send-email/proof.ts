import { createAltcha } from './altcha.ts';
import { createTurnstile } from './turnstile.ts';

export const proofKinds = ['off', 'altcha', 'turnstile'] as const;
export type ProofKind = (typeof proofKinds)[number];

export interface ProofOptions {
  readonly kind: ProofKind;
  readonly secret: string;
  /** Where Turnstile's tokens are verified. */
  readonly verifyUrl: string;
}

/** For days of attack: what a page has to show so that a form of it counts as a person's. */
export interface Proof {
  /** A task for one body, by its SHA-256 in hexadecimal; not there where pages find theirs elsewhere. */
  readonly challenge?: (digest: string) => Promise<object>;
  /** Whether a page did its task for this body. */
  holds(proof: string, body: Uint8Array): Promise<boolean>;
}

const makers: Readonly<Record<ProofKind, (options: ProofOptions) => Proof>> = {
  off: () => ({ holds: async () => true }),
  altcha: createAltcha,
  turnstile: createTurnstile,
};

export function createProof(options: ProofOptions): Proof {
  return makers[options.kind](options);
}
