import type { StoreApi } from 'zustand/vanilla';

interface FormErrors {
  invalidFields: readonly string[];
  messages: { error: string };
}

/**
 * Prefixes the page's title with "Error: " while the form has errors, because screen readers read
 * the title first. For a widget that owns its page only. Returns a function that ends it.
 */
export function showErrorInTitle(store: StoreApi<FormErrors>): () => void {
  let prefix = '';
  let isShown = false;
  const show = (hasErrors: boolean) => {
    if (hasErrors === isShown) return;
    isShown = hasErrors;
    const { title } = document;
    if (hasErrors) {
      prefix = store.getState().messages.error;
      document.title = prefix + title;
    } else if (title.startsWith(prefix)) document.title = title.slice(prefix.length);
  };
  const update = ({ invalidFields }: FormErrors) => show(invalidFields.length > 0);
  update(store.getState());
  const unsubscribe = store.subscribe(update);
  return () => {
    unsubscribe();
    show(false);
  };
}
