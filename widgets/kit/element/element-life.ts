import { loadLanguage } from '../languages/load-language.ts';
import { LANGUAGE_DEADLINE_MS } from '../times.ts';
import type { AttributeKinds } from './attributes.ts';
import { type Life, type LifeEffect, type LifeEvent, nextLife } from './next-life.ts';
import type { Instance, Widget } from './widget.ts';

/** How the view of an element is rendered. */
export interface Mounting {
  mount(): void;
  unmount(): void;
  /** Has the view rendered into a box in the shadow root from now on. */
  renderInto(box: Element): void;
}

/** Runs the life of an element: see next-life.ts. Its callbacks call `onAdded` and `onRemoved`. */
export function createLife<S, A extends AttributeKinds>(
  widget: Widget<S, A>,
  instance: Instance<S, A>,
  element: HTMLElement,
  { mount, unmount, renderInto }: Mounting,
) {
  let life: Life = 'detached';
  let hasAskedForLanguage = false;
  let disconnect: (() => void) | undefined;

  const effects: Record<LifeEffect, () => void> = {
    'load language': () => {
      hasAskedForLanguage = true;
      const onKnown = () => send({ type: 'language known', isConnected: element.isConnected });
      setTimeout(onKnown, LANGUAGE_DEADLINE_MS);
      loadLanguage(element, instance, renderInto).then(onKnown);
    },
    mount: () => {
      mount();
      const onDisconnect = widget.onConnect?.(instance.store(), instance, element);
      const { drafts } = widget;
      const resume = () => afterRemovals(() => life === 'mounted' && drafts?.resume(instance));
      resume();
      // Frameworks may set the properties by which elements are told apart after they add one.
      const unsubscribe = drafts && instance.attributeValues.subscribe(resume);
      disconnect = () => {
        unsubscribe?.();
        onDisconnect?.();
      };
    },
    'render again': () => instance.attributeValues.setState({}),
    unmount: () => {
      disconnect?.();
      widget.drafts?.save(instance);
      unmount();
    },
  };
  const send = (event: LifeEvent) => {
    const next = nextLife(life, event);
    life = next.life;
    if (next.effect) effects[next.effect]();
  };
  return {
    onAdded: () => {
      const isForeign = element.closest('[lang]:not([lang^=en])') !== null;
      send({ type: 'added', needsLanguage: isForeign && !hasAskedForLanguage });
    },
    onRemoved: () =>
      queueMicrotask(() => send({ type: 'removed', isConnected: element.isConnected })),
  };
}

/**
 * Calls `act` once the elements that are removed in the same task as an element is added have told of
 * their removal: one microtask after it.
 */
const afterRemovals = (act: () => void): void => queueMicrotask(() => queueMicrotask(act));
