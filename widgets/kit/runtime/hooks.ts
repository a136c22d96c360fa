/**
 * The three hooks that the widgets use, for 0.4 kB brotli against the 1.2 of `preact/hooks`. They
 * enter where that does, by Preact's options; the names with underscores are those that Preact keeps
 * stable for its hooks, its tools and its renderer to strings.
 */
import { type Component, options, type VNode } from 'preact';

interface Slot {
  value?: unknown;
  inputs?: readonly unknown[];
  change?: (next: unknown) => void;
  leave?: (() => void) | undefined;
}

interface Rendered extends Component {
  hooks?: Slot[];
  /** What Preact calls once the view is in the page; none where it renders to a string. */
  __h?: (() => void)[];
}

type Hook = (vnode: VNode & { __c?: Rendered }) => void;

const preact = options as { __r?: Hook; unmount?: Hook };
let component: Rendered;
let at = 0;

preact.__r = ({ __c }) => {
  component = __c as Rendered;
  at = 0;
};

preact.unmount = ({ __c }) => {
  for (const { leave } of __c?.hooks ?? []) leave?.();
};

/** The state of the hook that is asked for: known by its place among the component's others. */
function nextSlot(): Slot {
  component.hooks ??= [];
  component.hooks[at] ??= {};
  return component.hooks[at++] as Slot;
}

type Change<T> = (next: T | ((before: T) => T)) => void;

export function useState<T>(initial?: T | (() => T)): [T, Change<T>] {
  const slot = nextSlot();
  const owner = component;
  const resolve = (next: unknown) => (typeof next === 'function' ? next(slot.value) : next);
  if (!slot.change) {
    slot.value = resolve(initial);
    slot.change = (next) => {
      const value = resolve(next);
      if (Object.is(value, slot.value)) return;
      slot.value = value;
      owner.setState({});
    };
  }
  return [slot.value as T, slot.change as Change<T>];
}

export function useRef<T>(initial: T): { current: T } {
  const slot = nextSlot();
  slot.value ??= { current: initial };
  return slot.value as { current: T };
}

export function useLayoutEffect(
  effect: () => (() => void) | undefined,
  inputs?: readonly unknown[],
): void {
  const slot = nextSlot();
  const isSame = inputs?.every((input, place) => Object.is(input, slot.inputs?.[place]));
  if (isSame && slot.inputs) return;
  slot.inputs = inputs;
  component.__h?.push(() => {
    slot.leave?.();
    slot.leave = effect();
  });
}
