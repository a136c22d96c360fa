import type { Messages } from '../content/markup.ts';
import { isInPopover, isTranslated, type Settings } from '../content/settings.ts';
import { compareWords, type Words } from '../content/translation.ts';
import { words } from '../content/words.ts';
import { load } from './load.ts';

/** What a partner writes in place of our words. */
export interface Translation {
  /** By tag; of text that is no JSON, what was there before it. Nothing where nothing is translated. */
  of(settings: Settings): Promise<Messages | undefined>;
}

/** Opens the field with our words in it; what is written stays while other choices change. */
export function openTranslation(form: HTMLFormElement): Translation {
  const area = form.querySelector('[data-translation]') as HTMLTextAreaElement;
  const slips = form.querySelector('[data-slips]') as HTMLElement;
  let written: Words = {};
  let shown = '';
  form.addEventListener('reset', () => {
    written = {};
    shown = '';
  });
  return {
    async of(settings) {
      const tags = isTranslated(settings) ? tagsIn(settings) : [];
      const ours = await wordsOf(tags);
      if (shown !== tags.join()) {
        shown = tags.join();
        area.value = JSON.stringify({ ...ours, ...pick(written, tags) }, null, 2);
      }
      const read = parse(area.value);
      if (read.value) written = { ...written, ...pick(read.value, tags) };
      const { changed, unknown } = compareWords(ours, read.value ?? pick(written, tags));
      area.ariaInvalid = String(read.slip !== undefined);
      tell(slips, read.slip ?? (unknown.length > 0 ? words.notOurs(unknown.join(', ')) : ''));
      return Object.keys(changed).length > 0 ? (changed as Messages) : undefined;
    },
  };
}

const tagsIn = (settings: Settings): string[] => [
  ...(isInPopover(settings) ? ['hire-popover'] : []),
  `hire-${settings.widget}`,
];

async function wordsOf(tags: readonly string[]): Promise<Words> {
  const files = await Promise.all(tags.map((tag) => load(`messages/${tag}.json`)));
  return Object.fromEntries(tags.map((tag, at) => [tag, files[at] as Words]));
}

const pick = (all: Words, tags: readonly string[]): Words =>
  Object.fromEntries(Object.entries(all).filter(([name]) => tags.includes(name)));

/** Browsers name the line, but for one of them. */
function parse(text: string): { value?: Words; slip?: string } {
  try {
    return { value: Object(JSON.parse(text)) };
  } catch (error) {
    return { slip: words.notJson(/line (\d+)/.exec(String(error))?.[1]) };
  }
}

/** Said again, it would be read out again. */
function tell(slips: HTMLElement, text: string): void {
  if (slips.textContent === text) return;
  const line = document.createElement('div');
  const strong = document.createElement('strong');
  strong.textContent = text;
  line.append(strong);
  slips.replaceChildren(...(text ? [line] : []));
}
