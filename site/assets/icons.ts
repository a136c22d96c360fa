import { palette } from '../style/palette.ts';
import type { Asset } from './asset.ts';
import { encodeIco } from './ico.ts';
import { rasterize } from './raster.ts';

/** Browsers and phones request these fixed names, so they contain no hash. */
export const iconPaths = {
  favicon: '/favicon.svg',
  small: '/favicon.ico',
  touch: '/apple-touch-icon.png',
};

/** iOS rounds the corners itself and fills transparent pixels with black, so its icon has none. */
const cornerRadius = { favicon: 9, touch: 0 };

export async function drawIcons(): Promise<Asset[]> {
  const favicon = draw(cornerRadius.favicon);
  return [
    { path: iconPaths.favicon, content: favicon },
    { path: iconPaths.small, content: encodeIco(await rasterize(favicon, 32), 32) },
    { path: iconPaths.touch, content: await rasterize(draw(cornerRadius.touch), 180) },
  ];
}

function draw(radius: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${radius}" fill="${palette.night}"/><path d="M4 23a12 12 0 0 1 24 0z" fill="${palette.protea}"/><path d="M9 23a7 7 0 0 1 14 0z" fill="${palette.sun}"/><path d="M4 26h24" stroke="${palette['on-night']}" stroke-width="2" stroke-linecap="round"/></svg>`;
}
