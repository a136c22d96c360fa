/** Starts the builder, or shows the example on the page of an element. */
export async function start(element: HTMLElement): Promise<void> {
  if (element instanceof HTMLFormElement) (await import('./builder.ts')).startBuilder(element);
  else (await import('./example.ts')).showExample(element);
}
