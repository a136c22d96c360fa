import type { StoreApi } from 'zustand/vanilla';

/** The messages of all widgets in one language, by tag. */
type Language = Readonly<Record<string, object>>;

/** The languages that ship besides English. Each file is loaded by itself. */
const languages: Readonly<Record<string, () => Promise<{ default: Language }>>> = {
  de: () => import('./de.json'),
  es: () => import('./es.json'),
  fr: () => import('./fr.json'),
  // Also for other Portuguese pages.
  pt: () => import('./pt-BR.json'),
};

/** The parts of an element's instance that this file uses. */
interface Instance {
  language: object | undefined;
  readonly hasHostContent: boolean;
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
 * Creates a box with `lang="en"` in an element, which tells screen readers how to pronounce the view in it,
 * and with `dir="ltr"`, so that an Arabic page does not show "?Who do you need".
 * With `messages` from the host, the view is in the language of the page.
 */
function createEnglishBox(element: HTMLElement, instance: Instance): Element {
  const box = document.createElement('div');
  box.style.display = 'contents';
  const english = { lang: 'en', ...(!instance.hasHostContent && { dir: 'ltr' }) };
  const mark = () => {
    const isEnglish = !messagesOf(instance);
    for (const [name, value] of Object.entries(english)) {
      if (isEnglish) box.setAttribute(name, value);
      else box.removeAttribute(name);
    }
  };
  mark();
  instance.attributeValues.subscribe(mark);
  element.shadowRoot?.append(box);
  return box;
}
