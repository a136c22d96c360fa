import { createStore } from 'zustand/vanilla';

export interface Notice {
  /** `danger` stays until dismissed; `success` goes by itself. */
  tone: 'danger' | 'success';
  title: string;
  text: string;
  dismissLabel: string;
  lang?: string | undefined;
  direction?: string;
}

export interface NoticesState {
  notices: readonly Notice[];
  show(notice: Notice): void;
  dismiss(notice: Notice): void;
}

const MOST_AT_ONCE = 3;

/** The page's notices: one list for all widgets, so that no two of them speak at once. */
export const notices = createStore<NoticesState>()((set, get) => ({
  notices: [],
  show: (notice) => set({ notices: [...others(get(), notice), notice].slice(-MOST_AT_ONCE) }),
  dismiss: (notice) => set({ notices: others(get(), notice) }),
}));

/** A notice is known by its text. */
const others = ({ notices }: NoticesState, { text }: Notice) =>
  notices.filter((other) => other.text !== text);
