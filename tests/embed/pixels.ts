import type { Page } from 'playwright/test';

/** A tolerance, because the antialiasing of rounded corners depends on the parent element. */
const SHADE = 64;

/** The number of pixels that differ by more than the tolerance; all of them if the sizes differ. */
export async function countDifferent(page: Page, one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) return 0;
  const pictures = [one, other].map((picture) => picture.toString('base64'));
  return page.evaluate(
    async ({ pictures, shade }) => {
      const [a, b] = await Promise.all(
        pictures.map(async (text) => {
          const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes]));
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
          const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
          context.drawImage(bitmap, 0, 0);
          return context.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      if (!a || !b || a.width !== b.width || a.height !== b.height) return Number.POSITIVE_INFINITY;
      const different = new Set<number>();
      // An index, because an iterator over millions of pixels takes a second.
      for (let at = 0; at < a.data.length; at += 1) {
        if (Math.abs((a.data[at] ?? 0) - (b.data[at] ?? 0)) > shade) different.add(at >> 2);
      }
      return different.size;
    },
    { pictures, shade: SHADE },
  );
}
