import { createLanguageBox, loadLanguage } from '../languages/load-language.ts';
import { isEnglish, languageOf } from '../languages/page-language.ts';
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
  /** The language of the page that the texts are made for. All kinds of English are one. */
  let language: string | undefined = 'en';
  let disconnect: (() => void) | undefined;

  const box = createLanguageBox(element, instance);
  renderInto(box);
  /** Loads the texts of the language around the element, unless it has them. */
  const followLanguage = () => {
    if (languageAround(element) === language) return;
    language = languageAround(element);
    return loadLanguage(element, instance);
  };
  const effects: Record<LifeEffect, () => void> = {
    'load language': () => {
      const onKnown = () => send({ type: 'language known', isConnected: element.isConnected });
      setTimeout(onKnown, LANGUAGE_DEADLINE_MS);
      followLanguage()?.then(onKnown);
    },
    mount: () => {
      element.shadowRoot?.append(box);
      mount();
      followLanguage();
      const onDisconnect = widget.onConnect?.(instance.store(), instance, element);
      const { drafts } = widget;
      const resume = () => afterRemovals(() => life === 'mounted' && drafts?.resume(instance));
      resume();
      // Frameworks may set the properties by which elements are told apart after they add one.
      const unsubscribe = drafts && instance.attributeValues.subscribe(resume);
      const observer = new MutationObserver(followLanguage);
      observer.observe(document, { attributeFilter: ['lang'], subtree: true });
      disconnect = () => {
        observer.disconnect();
        unsubscribe?.();
        onDisconnect?.();
      };
    },
    'render again': () => {
      instance.attributeValues.setState({});
      followLanguage();
    },
    unmount: () => {
      disconnect?.();
      widget.drafts?.save(instance);
      unmount();
      box.remove();
    },
  };
  const send = (event: LifeEvent) => {
    const next = nextLife(life, event);
    life = next.life;
    if (next.effect) effects[next.effect]();
  };
  return {
    onAdded: () => send({ type: 'added', needsLanguage: languageAround(element) !== language }),
    onRemoved: () =>
      queueMicrotask(() => send({ type: 'removed', isConnected: element.isConnected })),
  };
}

const languageAround = (element: Element): string | undefined =>
  isEnglish(languageOf(element)) ? 'en' : languageOf(element);

/**
 * Calls `act` once the elements that are removed in the same task as an element is added have told of
 * their removal: one microtask after it.
 */
const afterRemovals = (act: () => void): void => queueMicrotask(() => queueMicrotask(act));
