import { solveChallenge } from 'altcha-lib/v1';
import { sameRequest } from '../../../supabase/functions/_shared/same-request.ts';

/**
 * Fetches an ALTCHA challenge for a request and solves it. Returns the proof as base64 JSON; rejects when
 * the function sends no challenge, or one without a solution.
 */
export async function solveProofOfWork(
  body: string,
  query: string,
  functionUrl: string,
): Promise<string> {
  const digest = await digestOf(sameRequest(body, new URLSearchParams(query)));
  const response = await fetch(`${functionUrl}/challenge?digest=${digest}`);
  if (!response.ok) throw new Error(`The function sent no challenge: ${response.status}.`);
  const { algorithm, challenge, salt, signature, maxnumber } = await response.json();
  // On the main thread, in small steps: a strict Content-Security-Policy may forbid workers.
  const solution = await solveChallenge(challenge, salt, algorithm, maxnumber).promise;
  if (!solution) throw new Error('The challenge has no solution.');
  return btoa(JSON.stringify({ algorithm, challenge, number: solution.number, salt, signature }));
}

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
