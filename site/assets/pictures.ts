import { existsSync, readFileSync, statSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { imageSize } from 'image-size';

const MB = 1_000_000;

/** The editor saves pictures of about a tenth of it. */
const maxBytes = 2 * MB;

const isTooLarge = (file: string): boolean => statSync(file).size > maxBytes;

/** Copies the pictures of articles. The folder does not exist before there is one. */
export async function writePictures(outDir: string): Promise<void> {
  if (existsSync('site/pictures')) {
    const filter = (file: string) => statSync(file).isDirectory() || !isTooLarge(file);
    await cp('site/pictures', `${outDir}/pictures`, { recursive: true, filter });
  }
}

/**
 * Checks the pictures of an article, and adds their sizes so that the text does not move when they
 * load. Throws if a picture is not in the folder `pictures` or has no description.
 */
export const sizePictures = (html: string, folder = 'site'): string =>
  html.replace(/<img src="([^"]*)" alt="([^"]*)"/g, (tag, src: string, alt: string) => {
    const { width, height } = pictureSize(decodeURI(src), folder);
    if (!alt)
      throw new Error(`The picture ${src} needs a description for people who cannot see it.`);
    return `${tag} width="${width}" height="${height}" loading="lazy" decoding="async"`;
  });

/** The width and height of a picture, in px. Throws if it is not in the folder `pictures`. */
export function pictureSize(src: string, folder = 'site'): { width: number; height: number } {
  const file = `${folder}${src}`;
  if (!src.startsWith('/pictures/') || !existsSync(file)) {
    throw new Error(`The picture ${src} is not in site/pictures.`);
  }
  if (isTooLarge(file)) {
    const size = Math.round(statSync(file).size / MB);
    throw new Error(
      `The picture ${src} has ${size} MB, and at most ${maxBytes / MB} are allowed. Upload it in the editor, which makes it smaller.`,
    );
  }
  const { width, height } = imageSize(readFileSync(file));
  return { width, height };
}
