import { renderAsync } from '@resvg/resvg-js';
import { cached } from './cache.ts';
import { drawnFonts } from './fonts.ts';

/** A drawing as a PNG this many pixels wide; one that has not changed is not drawn again. */
export const rasterise = (svg: string, width: number): Promise<Buffer> =>
  cached([svg, width, 'png'], async () => {
    const font = { loadSystemFonts: false, fontFiles: await drawnFonts() };
    const image = await renderAsync(svg, { fitTo: { mode: 'width', value: width }, font });
    return image.asPng();
  });
