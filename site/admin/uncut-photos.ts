import { people } from '../content/talent.ts';
import { testimonials } from '../content/testimonials.ts';

/** In the preview, photographs are as they were uploaded: replaces site/assets/photos.ts there. */
export const photos = Object.fromEntries(
  [...people, ...Object.values(testimonials).flat()].flatMap(({ face, photo }) =>
    photo ? [[face, { path: photo }]] : [],
  ),
);
