import { palette } from '../parts/palette.ts';
import type { Asset } from './asset.ts';

export const favicon: Asset = {
  path: '/favicon.svg',
  content: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="${palette.night}"/><path d="M4 23a12 12 0 0 1 24 0z" fill="${palette.protea}"/><path d="M9 23a7 7 0 0 1 14 0z" fill="${palette.sun}"/><path d="M4 26h24" stroke="${palette['on-night']}" stroke-width="2" stroke-linecap="round"/></svg>`,
};
