import type { StoreApi } from 'zustand/vanilla';

/** The messages of all widgets in one language, by tag. */
type Language = Readonly<Record<string, object>>;

/** The languages that ship besides English. Each file is loaded by itself. */
const languages: Readonly<Record<string, () => Promise<{ default: Language }>>> = {
  de: () => import('./de.json'),
  es: () => import('./es.json'),
  fr: () => import('./fr.json'),
  pt: () => import('./pt.json'),
};

/** The parts of an element's instance that this file uses. */
interface Instance {
  language: object | undefined;
  readonly attributeValues: Pick<StoreApi<object>, 'getState' | 'subscribe'>;
  change(property: 'messages', value: unknown): void;
}

/**
 * Gives an element the messages of the nearest `lang` attribute, whatever its region. If there are none,
 * the element's content is marked as English: `renderInto` is called with a box for it. Never rejects.
 */
export async function loadLanguage(
  element: HTMLElement,
  instance: Instance,
  renderInto: (box: Element) => void,
): Promise<void> {
  const code = Object.keys(languages).find((name) => element.matches(`:lang(${name})`)) ?? '';
  try {
    instance.language = (await languages[code]?.())?.default[element.localName];
  } catch {
    console.warn(`hire: the language "${code}" could not be loaded`);
  }
  if (instance.language) instance.change('messages', messagesOf(instance));
  else renderInto(createEnglishBox(element, instance));
}

const messagesOf = ({ attributeValues }: Instance): unknown =>
  Reflect.get(attributeValues.getState(), 'messages');

/**
 * Creates a box with `lang="en"` in an element, which tells screen readers how to pronounce the view in it.
 * With `messages` from the host, the view is in the language of the page.
 */
function createEnglishBox(element: HTMLElement, instance: Instance): Element {
  const box = document.createElement('div');
  box.style.display = 'contents';
  const mark = () => {
    if (messagesOf(instance)) box.removeAttribute('lang');
    else box.lang = 'en';
  };
  mark();
  instance.attributeValues.subscribe(mark);
  element.shadowRoot?.append(box);
  return box;
}
