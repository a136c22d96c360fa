import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Emit } from '../kit/element/widget.ts';
import { messages } from './content.ts';

export interface CarouselState {
  messages: typeof messages;
  /** The visible slide, from 1. */
  slide: number;
  /** The host's children, in their order. */
  slides: readonly Element[];
  /** The host's children that are no slides, such as a script with messages. */
  others: readonly Element[];
  /** Whether the slide show is on; it may be suspended. */
  isRotating: boolean;
  /** What suspends the slide show for a while without ending it. */
  suspensions: Readonly<typeof initialSuspensions>;
  next(): void;
  back(): void;
  /** Shows the slide at a position from 1; any other number is ignored. */
  goTo(position: number): void;
  play(): void;
  pause(): void;
  suspend(reason: keyof CarouselState['suspensions'], isSuspended: boolean): void;
  /** Stops the timer. Called when the element is removed from the page. */
  disconnect(): void;
  /** Takes over added, removed and moved slides. */
  updateSlides(slides: readonly Element[], others?: readonly Element[]): void;
}

/** The dependencies of the carousel. */
export interface CarouselDeps {
  emit: Emit;
  /** The host's time for each slide, in milliseconds; with 0 the slide show starts paused. */
  interval(): number | undefined;
  isMotionReduced(): boolean;
}

/** Continues at the first position after the last, and at the last before the first. */
export const wrapPosition = (position: number, count: number): number =>
  ((position - 1 + count) % count) + 1;

const initialSuspensions = { hover: false, focus: false, unseen: true };

export function createCarouselStore(deps: CarouselDeps): StoreApi<CarouselState> {
  return createStore<CarouselState>()((set, get) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const change = (changed: Partial<CarouselState>) => {
      set(changed);
      clearTimeout(timer);
      if (!isMoving(get())) return;
      timer = setTimeout(() => show(get().slide + 1), slideDuration(deps.interval()));
    };
    const show = (position: number) => {
      const { slide: current, slides } = get();
      const slide = wrapPosition(position, slides.length);
      if (slide === current || slides.length === 0) return;
      change({ slide });
      deps.emit('hire-step', { step: slide, of: slides.length });
    };
    return {
      messages,
      slide: 1,
      slides: [],
      others: [],
      isRotating: deps.interval() !== 0 && !deps.isMotionReduced(),
      suspensions: initialSuspensions,
      next: () => show(get().slide + 1),
      back: () => show(get().slide - 1),
      goTo: (position) => {
        if (isPosition(position, get().slides.length)) show(position);
      },
      // Starts at once, although the pointer or the focus is on the button that was pressed.
      play: () =>
        change({
          isRotating: true,
          suspensions: { ...get().suspensions, hover: false, focus: false },
        }),
      pause: () => change({ isRotating: false }),
      suspend: (reason, isSuspended) => {
        const { suspensions } = get();
        if (suspensions[reason] === isSuspended) return;
        change({ suspensions: { ...suspensions, [reason]: isSuspended } });
      },
      disconnect: () => change({ suspensions: initialSuspensions }),
      updateSlides: (slides, others = []) => {
        const { slide, slides: former } = get();
        const newPosition = slides.findIndex((each) => each === former[slide - 1]) + 1;
        change({ slides, others, slide: newPosition || Math.min(slide, slides.length || 1) });
      },
    };
  });
}

/** The time for each slide unless the host sets another. */
const DEFAULT_INTERVAL_MS = 5_000;

/** At least a second, to be readable; at most what `setTimeout` accepts. */
const slideDuration = (interval: number | undefined): number =>
  Math.min(Math.max(interval || DEFAULT_INTERVAL_MS, 1_000), 2 ** 31 - 1);

/** Whether the timer that shows the next slide is running. */
const isMoving = ({ isRotating, suspensions, slides }: CarouselState): boolean =>
  isRotating && slides.length > 1 && !Object.values(suspensions).includes(true);

const isPosition = (position: number, count: number): boolean =>
  Number.isInteger(position) && position >= 1 && position <= count;
