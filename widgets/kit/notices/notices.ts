import { createStore } from 'zustand/vanilla';

export interface Notice {
  /** `danger` stays until dismissed; `success` disappears after a while. */
  tone: 'danger' | 'success';
  title: string;
  text: string;
  dismissLabel: string;
  retryLabel?: string;
  /** If set, the notice has a retry button and the fallback link of its element. */
  retry?: (() => void) | undefined;
  link?: HTMLAnchorElement | null;
  lang?: string | undefined;
  direction?: string;
}

interface NoticesState {
  notices: readonly Notice[];
  show(notice: Notice): void;
  dismiss(notice: Notice): void;
}

const MAX_NOTICES = 3;

/** The page's notices: one list for all widgets, so that they do not cover each other. */
export const notices = createStore<NoticesState>()((set, get) => ({
  notices: [],
  show: (notice) => set({ notices: [...others(get(), notice), notice].slice(-MAX_NOTICES) }),
  dismiss: (notice) => set({ notices: others(get(), notice) }),
}));

/** Notices are identified by their text. */
const others = ({ notices }: NoticesState, { text }: Notice) =>
  notices.filter((other) => other.text !== text);
