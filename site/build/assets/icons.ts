import { palette } from '../../components/palette.ts';
import type { Asset } from './asset.ts';
import { asIco } from './ico.ts';
import { rasterise } from './raster.ts';

/** By the names that browsers and phones look for, whatever is in them. */
export const iconPaths = {
  favicon: '/favicon.svg',
  small: '/favicon.ico',
  touch: '/apple-touch-icon.png',
};

/** A phone rounds the corners itself, and paints black what is left open. */
const corners = { favicon: 9, touch: 0 };

export async function drawIcons(): Promise<Asset[]> {
  const favicon = draw(corners.favicon);
  return [
    { path: iconPaths.favicon, content: favicon },
    { path: iconPaths.small, content: asIco(await rasterise(favicon, 32), 32) },
    { path: iconPaths.touch, content: await rasterise(draw(corners.touch), 180) },
  ];
}

function draw(corner: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${corner}" fill="${palette.night}"/><path d="M4 23a12 12 0 0 1 24 0z" fill="${palette.protea}"/><path d="M9 23a7 7 0 0 1 14 0z" fill="${palette.sun}"/><path d="M4 26h24" stroke="${palette['on-night']}" stroke-width="2" stroke-linecap="round"/></svg>`;
}
