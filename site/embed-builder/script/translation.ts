import type { Messages } from '../content/markup.ts';
import { isInPopover, isTranslated, type Settings } from '../content/settings.ts';
import { compareWords, type Words } from '../content/translation.ts';
import { words } from '../content/words.ts';
import { loadJson } from './load.ts';

/** The field in which a partner translates the texts. */
interface Translation {
  /**
   * Returns the changed texts by tag, or undefined. While the field contains invalid JSON, returns
   * its last valid content.
   */
  read(settings: Settings): Promise<Messages | undefined>;
}

/** Fills the field with the default texts. Keeps translations while other choices change. */
export function openTranslation(form: HTMLFormElement): Translation {
  const area = form.querySelector('[data-translation]') as HTMLTextAreaElement;
  const errorList = form.querySelector('[data-translation-errors]') as HTMLElement;
  let translated: Words = {};
  let shownTags = '';
  form.addEventListener('reset', () => {
    translated = {};
    shownTags = '';
  });
  return {
    async read(settings) {
      const tags = isTranslated(settings) ? tagsIn(settings) : [];
      const defaults = await loadDefaults(tags);
      if (shownTags !== tags.join()) {
        shownTags = tags.join();
        area.value = JSON.stringify({ ...defaults, ...pick(translated, tags) }, null, 2);
      }
      const parsed = parse(area.value);
      if (parsed.value) translated = { ...translated, ...pick(parsed.value, tags) };
      const { changed, unknown } = compareWords(defaults, parsed.value ?? pick(translated, tags));
      area.setAttribute('aria-invalid', String(parsed.error !== undefined));
      showError(
        errorList,
        parsed.error ?? (unknown.length > 0 ? words.notOurs(unknown.join(', ')) : ''),
      );
      return Object.keys(changed).length > 0 ? (changed as Messages) : undefined;
    },
  };
}

const tagsIn = (settings: Settings): string[] => [
  ...(isInPopover(settings) ? ['hire-popover'] : []),
  `hire-${settings.widget}`,
];

async function loadDefaults(tags: readonly string[]): Promise<Words> {
  const files = await Promise.all(tags.map((tag) => loadJson(`messages/${tag}.json`)));
  return Object.fromEntries(tags.map((tag, at) => [tag, files[at] as Words]));
}

const pick = (all: Words, tags: readonly string[]): Words =>
  Object.fromEntries(Object.entries(all).filter(([name]) => tags.includes(name)));

/** Most browsers name the line in the error message. */
function parse(text: string): { value?: Words; error?: string } {
  try {
    return { value: Object(JSON.parse(text)) };
  } catch (error) {
    return { error: words.notJson(/line (\d+)/.exec(String(error))?.[1]) };
  }
}

/** A live region: rewriting the same text would make screen readers announce it again. */
function showError(errorList: HTMLElement, text: string): void {
  if (errorList.textContent === text) return;
  const line = document.createElement('div');
  const strong = document.createElement('strong');
  strong.textContent = text;
  line.append(strong);
  errorList.replaceChildren(...(text ? [line] : []));
}
