import type { StoreApi } from 'zustand/vanilla';

/** The messages of all widgets in one language, by tag. */
type Language = Readonly<Record<string, object>>;

/** The languages that ship besides English. Each file is a chunk of its own. */
const languages: Readonly<Record<string, () => Promise<{ default: Language }>>> = {
  de: () => import('./de.json'),
  es: () => import('./es.json'),
  fr: () => import('./fr.json'),
  pt: () => import('./pt.json'),
};

/** The parts of an element and its instance that this file uses. */
type Target = HTMLElement & { container?: Element };
interface Instance {
  language: object | undefined;
  readonly attributeValues: Pick<StoreApi<object>, 'getState' | 'subscribe'>;
  change(property: 'messages', value: unknown): void;
}

/**
 * Gives an element the messages of the nearest `lang` attribute, whatever its region. If there are none,
 * the element's content is marked as English. Never rejects.
 */
export async function loadLanguage(element: Target, instance: Instance): Promise<void> {
  const code = Object.keys(languages).find((name) => element.matches(`:lang(${name})`)) ?? '';
  try {
    instance.language = (await languages[code]?.())?.default[element.localName];
  } catch {
    console.warn(`hire: the language "${code}" could not be loaded`);
  }
  if (instance.language) instance.change('messages', messagesOf(instance));
  else markAsEnglish(element, instance);
}

const messagesOf = ({ attributeValues }: Instance): unknown =>
  Reflect.get(attributeValues.getState(), 'messages');

/**
 * Has the view rendered into an element with `lang="en"`, which tells screen readers how to pronounce
 * it. With `messages` from the host, the view is in the language of the page.
 */
function markAsEnglish(element: Target, instance: Instance): void {
  const box = document.createElement('div');
  box.style.display = 'contents';
  const mark = () => {
    if (messagesOf(instance)) box.removeAttribute('lang');
    else box.lang = 'en';
  };
  mark();
  instance.attributeValues.subscribe(mark);
  element.shadowRoot?.append(box);
  // r2wc renders into the element in this property.
  element.container = box;
}
