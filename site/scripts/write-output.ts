/** Writes a result if it is another one. Screen readers say what is written, even if it stays the same. */
export function writeOutput(output: HTMLOutputElement, text: string): void {
  if (output.value !== text) output.value = text;
}
