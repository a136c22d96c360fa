import { sizePictures } from '../assets/pictures.ts';
import { fillMarkdown, withoutCode } from '../content/fill-figures.ts';
import { checkTags } from './prerender.tsx';

/**
 * Fills in the placeholders of Markdown that people wrote in a file. Throws one line if a tag of a widget
 * or a picture is wrong.
 */
export function readMarkdown(written: string, file: string, folder: string): string {
  const text = fillMarkdown(quotePictures(written));
  const prose = withoutCode(text);
  checkTags(prose);
  const images = [...prose.matchAll(picture)].map(([, alt, quoted, plain]) => {
    const src = quoted ?? plain ?? '';
    return { src, tag: `<img src="${encodeURI(src)}" alt="${alt}"` };
  });
  const tags = [...prose.matchAll(/<img src="([^"]*)" alt="[^"]*"/g)];
  for (const { src, tag } of [...images, ...tags.map(([tag, src = '']) => ({ src, tag }))]) {
    try {
      sizePictures(tag, `${folder}/site`);
    } catch (error) {
      throw new Error(`line ${lineOf(src, file)}: ${(error as Error).message}`);
    }
  }
  return text;
}

const lineOf = (part: string, file: string): number =>
  file.slice(0, file.indexOf(part)).split('\n').length;

const picture = /!\[([^\]]*)\]\(\s*(?:<([^>\n]*)>|([^)\s]*))/g;

/** Markdown needs `<` and `>` around the address of a picture with a space in its name. */
const quotePictures = (text: string): string =>
  text.replace(
    /(!\[[^\]]*\]\()[ \t]*(\/pictures\/[^<>"\n]+?\.\w{2,5})([ \t]+"[^"\n]*")?[ \t]*\)/g,
    (all, start, src, title = '') => (/[ ()]/.test(src) ? `${start}<${src}>${title})` : all),
  );
