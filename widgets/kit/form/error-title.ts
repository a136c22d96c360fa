import type { StoreApi } from 'zustand/vanilla';

interface Refusing {
  /** The fields at fault. */
  refused: readonly string[];
  words: { error: string };
}

/**
 * Says in the page's title that a form was refused, for as long as its faults stand: the title is
 * what a screen reader says first. Only for a widget that is the page: an embed leaves the title
 * alone. Answers how to stop.
 */
export function markTitle(store: StoreApi<Refusing>): () => void {
  let prefix = '';
  let isMarked = false;
  const mark = (isRefused: boolean) => {
    if (isRefused === isMarked) return;
    isMarked = isRefused;
    const { title } = document;
    if (isRefused) {
      prefix = store.getState().words.error;
      document.title = prefix + title;
    } else if (title.startsWith(prefix)) document.title = title.slice(prefix.length);
  };
  const follow = ({ refused }: Refusing) => mark(refused.length > 0);
  follow(store.getState());
  const leave = store.subscribe(follow);
  return () => {
    leave();
    mark(false);
  };
}
