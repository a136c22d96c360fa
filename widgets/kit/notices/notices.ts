import { createStore } from 'zustand/vanilla';

export interface Notice {
  tone: 'danger' | 'success';
  title: string;
  text: string;
  dismissLabel: string;
  retryLabel?: string;
  /** If set, the notice has a button for it. An error then also has the fallback link of its element. */
  retry?: (() => void) | undefined;
  /** How long it is shown without the pointer or the focus in it, by default eight seconds. */
  durationMs?: number;
  /** Whether the button gets the focus, which returns when the notice is gone. */
  takesFocus?: boolean;
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
