import { existsSync } from 'node:fs';
import * as v from 'valibot';
import type { Photo } from './faces.ts';

const isHere = (path: string): path is Photo =>
  path.startsWith('/pictures/') && existsSync(`site${path}`);

/** A photograph of a person, in place of the drawn portrait. site/assets/photos.ts cuts it. */
export const photo = v.pipe(
  v.string('text is needed'),
  v.check(isHere, 'there is no such picture in site/pictures'),
  v.title('Photograph'),
  v.description('In place of the portrait. It is cut to a square around the face and compressed.'),
  v.metadata({ isPicture: true }),
);
