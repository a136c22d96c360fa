import { renderAsync } from '@resvg/resvg-js';
import { cached } from './cache.ts';
import { rasterFontFiles } from './fonts.ts';

/** Converts an SVG to a PNG of this width in pixels, unless the build cache has it already. */
export const rasterize = (svg: string, width: number): Promise<Buffer> =>
  cached([svg, width, 'png'], async () => {
    const font = { loadSystemFonts: false, fontFiles: await rasterFontFiles() };
    const image = await renderAsync(svg, { fitTo: { mode: 'width', value: width }, font });
    return image.asPng();
  });
