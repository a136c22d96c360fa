import { brand } from '../../content/brand.ts';

/** The examples on `/embed`. */
export const code = {
  embed: [
    `<script type="module" src="${brand.site}/widgets/v1/hire.js"></script>`,
    `<hire-get-matched partner="acme"><a href="${brand.site}/get-matched">Get matched</a></hire-get-matched>`,
  ].join('\n'),
  popover: [
    '<hire-popover mode="bubble" label="Get matched" open-on="scroll:50" frequency="once-a-week">',
    `  <hire-get-matched partner="acme"><a href="${brand.site}/get-matched">Get matched</a></hire-get-matched>`,
    '</hire-popover>',
  ].join('\n'),
  style: [
    'hire-get-matched {',
    '  --hire-font: inherit;',
    '  --hire-color-action: #5b21b6;',
    '  --hire-radius-button: 8px;',
    '}',
  ].join('\n'),
  conversions: [
    "addEventListener('hire-success', ({ detail }) => {",
    '  // Google Tag Manager, with a trigger for this event',
    "  (window.dataLayer ||= []).push({ event: 'hire-success', ...detail });",
    '  // Plausible, with a goal for this event',
    "  window.plausible?.('hire-success', { props: { form: detail.form } });",
    '});',
  ].join('\n'),
  policy: [
    `script-src ${brand.site};`,
    `connect-src ${new URL(brand.project).origin};`,
    `frame-src ${new URL(brand.scheduler).origin}`,
  ].join('\n'),
};
