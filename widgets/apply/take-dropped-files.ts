/**
 * Takes a file that is dropped anywhere on a form or, where the form owns its page, on the page: the browser
 * would open it in place of the page. Returns a function that ends it.
 */
export function takeDroppedFiles(area: EventTarget, take: (file: File) => void): () => void {
  const listening = new AbortController();
  const onDrag = (event: Event) => {
    const { dataTransfer } = event as DragEvent;
    // Dragged text may go into a field.
    if (!dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    const [file] = dataTransfer.files;
    if (event.type === 'drop' && file) take(file);
  };
  for (const type of ['dragover', 'drop']) {
    area.addEventListener(type, onDrag, { signal: listening.signal });
  }
  return () => listening.abort();
}
