import { openPreview } from './preview.ts';

/** Shows the element that `data-builder` describes, in the visitor's color scheme. */
export function showExample(container: HTMLElement): void {
  const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  openPreview(container).show(JSON.parse(container.dataset.builder ?? ''), {}, scheme);
}
