import { existsSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { imageSize } from 'image-size';

/** Copies the pictures of articles. The folder does not exist before there is one. */
export async function writePictures(outDir: string): Promise<void> {
  if (existsSync('site/pictures')) {
    await cp('site/pictures', `${outDir}/pictures`, { recursive: true });
  }
}

/**
 * Checks the pictures of an article, and adds their sizes so that the text does not move when they
 * load. Throws if a picture is not in the folder `pictures` or has no description.
 */
export const sizePictures = (html: string, folder = 'site'): string =>
  html.replace(/<img src="([^"]*)" alt="([^"]*)"/g, (tag, src: string, alt: string) => {
    const file = `${folder}${decodeURI(src)}`;
    if (!src.startsWith('/pictures/') || !existsSync(file)) {
      throw new Error(`The picture ${src} is not in site/pictures.`);
    }
    if (!alt)
      throw new Error(`The picture ${src} needs a description for people who cannot see it.`);
    const { width, height } = imageSize(readFileSync(file));
    return `${tag} width="${width}" height="${height}" loading="lazy" decoding="async"`;
  });
