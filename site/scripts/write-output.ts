/** Writes a result if it is another one. Screen readers say what is written, even if it stays the same. */
export function writeOutput(output: HTMLElement, text: string): void {
  if (output.textContent !== text) output.textContent = text;
}
