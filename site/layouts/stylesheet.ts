import { themeSheet as kit } from '../../widgets/kit/style/theme-sheet.ts';
import { fontStyle } from '../assets/fonts.ts';
import logo from '../components/logo.css.ts?sheet';
import motionButton from '../components/motion-button.css.ts?sheet';
import base from '../style/base.css.ts?sheet';
import controls from '../style/controls.css.ts?sheet';
import oneFrameLater from '../style/one-frame-later.css.ts?sheet';
import theme from '../style/theme.css.ts?sheet';
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
