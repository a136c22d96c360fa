import { solveChallenge } from 'altcha-lib/v1';

/** Asks the function for the task that belongs to a body, and does it. */
export async function proveByWork(body: string, functionUrl: string): Promise<string> {
  const response = await fetch(`${functionUrl}/challenge?digest=${await digestOf(body)}`);
  if (!response.ok) throw new Error(`The function set no task: ${response.status}.`);
  const { algorithm, challenge, salt, signature, maxnumber } = await response.json();
  // In the page's own thread, in steps: a worker is what a strict policy refuses first.
  const solution = await solveChallenge(challenge, salt, algorithm, maxnumber).promise;
  if (!solution) throw new Error('The task has no solution.');
  return btoa(JSON.stringify({ algorithm, challenge, number: solution.number, salt, signature }));
}

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
