import type { StoreApi } from 'zustand/vanilla';
import { isEnglish, languageOf } from './page-language.ts';

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

const messagesOf = ({ attributeValues }: Instance): unknown =>
  Reflect.get(attributeValues.getState(), 'messages');

/**
 * Gives an element the messages of the page's language, whatever its region, or those of English. Never
 * rejects.
 */
export async function loadLanguage(element: HTMLElement, instance: Instance): Promise<void> {
  const page = languageOf(element);
  const code = page?.split('-')[0]?.toLowerCase() ?? '';
  const messages = await languages[code]?.().catch(() =>
    console.warn(`hire: the language "${code}" could not be loaded`),
  );
  // Meanwhile the element may be in another language.
  if (languageOf(element) !== page) return;
  instance.language = messages?.default[element.localName];
  instance.change('messages', messagesOf(instance));
}

/**
 * Creates the box in which an element renders. If its texts are English and the page is not, `lang="en"`
 * tells screen readers how to pronounce them, and with `dir="ltr"` an Arabic page does not show
 * "?Who do you need". With `messages` from the host, they are in the language of the page.
 */
export function createLanguageBox(element: HTMLElement, instance: Instance): Element {
  const box = document.createElement('div');
  box.style.display = 'contents';
  const english = { lang: 'en', ...(!instance.hasHostContent && { dir: 'ltr' }) };
  const mark = () => {
    const isForeign =
      !isEnglish(languageOf(element)) && !instance.language && !messagesOf(instance);
    for (const [name, value] of Object.entries(english)) {
      if (isForeign) box.setAttribute(name, value);
      else box.removeAttribute(name);
    }
  };
  instance.attributeValues.subscribe(mark);
  return box;
}
