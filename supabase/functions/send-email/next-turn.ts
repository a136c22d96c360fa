let turn: Promise<void> | undefined;

/**
 * Resolves in the next turn of the event loop: who waits for an answer in this one is answered first.
 * All that wait for it share one timer.
 */
export function nextTurn(): Promise<void> {
  turn ??= new Promise((resolve) => {
    setTimeout(() => {
      turn = undefined;
      resolve();
    });
  });
  return turn;
}
