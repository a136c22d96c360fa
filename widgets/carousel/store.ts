import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Emit } from '../kit/element/widget.ts';
import { words } from './content.ts';

export interface CarouselState {
  words: typeof words;
  /** The slide that shows, from 1. */
  slide: number;
  count: number;
  /** The automatic slide show is on, whatever holds it for the moment. */
  isRotating: boolean;
  /** What holds the slide show for a while, without ending it. */
  holds: Readonly<typeof awayFromSight>;
  next(): void;
  back(): void;
  goTo(place: number): void;
  play(): void;
  pause(): void;
  hold(why: keyof CarouselState['holds'], isHeld: boolean): void;
  /** Out of the page: no visitor is there. */
  leave(): void;
  /** The slides came, went or moved: the slots they had before, in their present order. */
  arrange(formerSlots: readonly string[]): void;
}

/** What the carousel needs of the world. */
export interface CarouselDeps {
  emit: Emit;
  /** How long a slide stands, in milliseconds, where the host says so; 0 starts stopped. */
  interval(): number | undefined;
  isMotionReduced(): boolean;
}

/** Each slide's slot in the shadow root, by its place from 1. */
export const slotOf = (place: number): string => `slide-${place}`;

/** After the last place comes the first, and before the first the last. */
export const wrapped = (place: number, count: number): number => ((place - 1 + count) % count) + 1;

const awayFromSight = { hover: false, focus: false, unseen: true };

export function createCarouselStore(deps: CarouselDeps): StoreApi<CarouselState> {
  return createStore<CarouselState>()((set, get) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const change = (changed: Partial<CarouselState>) => {
      set(changed);
      clearTimeout(timer);
      if (isMoving(get())) timer = setTimeout(get().next, standsFor(deps.interval()));
    };
    return {
      words,
      slide: 1,
      count: 0,
      isRotating: deps.interval() !== 0 && !deps.isMotionReduced(),
      holds: awayFromSight,
      next: () => get().goTo(wrapped(get().slide + 1, get().count)),
      back: () => get().goTo(wrapped(get().slide - 1, get().count)),
      goTo: (slide) => {
        const { slide: shown, count } = get();
        if (slide === shown || !isPlace(slide, count)) return;
        change({ slide });
        deps.emit('hire-step', { step: slide, of: count });
      },
      // Who asks for it while pointing at it or standing in it means now.
      play: () =>
        change({ isRotating: true, holds: { ...get().holds, hover: false, focus: false } }),
      pause: () => change({ isRotating: false }),
      hold: (why, isHeld) => {
        const { holds } = get();
        if (holds[why] !== isHeld) change({ holds: { ...holds, [why]: isHeld } });
      },
      leave: () => change({ holds: awayFromSight }),
      arrange: (formerSlots) => {
        const { slide } = get();
        const count = formerSlots.length;
        const moved = formerSlots.indexOf(slotOf(slide)) + 1;
        change({ count, slide: moved || Math.min(slide, count || 1) });
      },
    };
  });
}

/** How long a slide stands where the host does not say, in milliseconds (spec.md section 9). */
const INTERVAL = 5_000;

/** No faster than anybody can look, and no longer than a timer can count. */
const standsFor = (interval: number | undefined): number =>
  Math.min(Math.max(interval || INTERVAL, 1_000), 2 ** 31 - 1);

const isMoving = ({ isRotating, holds, count }: CarouselState): boolean =>
  isRotating && count > 1 && !Object.values(holds).includes(true);

const isPlace = (place: number, count: number): boolean =>
  Number.isInteger(place) && place >= 1 && place <= count;
