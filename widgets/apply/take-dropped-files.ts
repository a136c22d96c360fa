/**
 * Takes a file that is dropped anywhere on `area`, which is a form or the whole page. Otherwise the browser
 * would leave the page and show the file. Returns a function that ends it.
 */
export function takeDroppedFiles(area: EventTarget, take: (file: File) => void): () => void {
  const listening = new AbortController();
  const onDrag = (event: Event) => {
    const { dataTransfer } = event as DragEvent;
    // Dragged text is left to the browser, which drops it into a field.
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
