import { themeSheet as kit } from '../../widgets/kit/style/theme-sheet.ts';
import { fontStyle } from '../build/assets/fonts.ts';
import base from '../components/base.css.ts?sheet';
import controls from '../components/controls.css.ts?sheet';
import logo from '../components/logo.css.ts?sheet';
import motionButton from '../components/motion-button.css.ts?sheet';
import oneFrameLater from '../components/one-frame-later.css.ts?sheet';
import theme from '../components/theme.css.ts?sheet';
import document from './base.css.ts?sheet';
import drawer from './drawer.css.ts?sheet';
import footer from './footer.css.ts?sheet';
import header from './header.css.ts?sheet';
import { minify } from './minify.ts';
import { pageTransition } from './page-transition.ts';

/** Cascade layers let button styles win over more specific link selectors of sections. */
const layers = (sections: readonly string[]) => ({
  base: [theme, base, oneFrameLater],
  page: [logo, motionButton, document, drawer, footer, header, ...new Set(sections)],
  controls: [controls],
});

/** The minified CSS of one page, with only the sheets that the page needs. */
export function stylesheetOf(sections: readonly string[]): string {
  const source = Object.entries(layers(sections)).map(
    ([name, sheets]) => `@layer ${name}{${sheets.join('')}}`,
  );
  return minify([fontStyle, pageTransition, kit, ...source].join(''));
}
