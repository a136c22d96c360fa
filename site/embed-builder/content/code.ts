import { brand } from '../../content/brand.ts';
import { loaderFolder } from '../../content/loader.ts';
import { frameCode, frameListener } from './frames.ts';

const wizard = `<hire-get-matched partner="acme" guard><a href="${brand.site}/get-matched?utm_source=acme">Get matched</a></hire-get-matched>`;

/** The examples on `/embed`. */
export const code = {
  embed: [
    `<script type="module" src="${brand.site}${loaderFolder}/hire.js"></script>`,
    wizard,
  ].join('\n'),
  classic: `<script src="${brand.site}${loaderFolder}/load.js"></script>`,
  frame: frameCode(brand.site, 'get-matched', 'acme'),
  frameListener: frameListener(new URL(brand.site).origin),
  link: [
    `<a href="${brand.scheduler}?utm_source=acme#hire-discovery-call">Book a call</a>`,
    '<hire-discovery-call partner="acme"></hire-discovery-call>',
  ].join('\n'),
  shadow: [
    `import { watch } from '${brand.site}${loaderFolder}/hire.js';`,
    '',
    "for (const { shadowRoot } of document.querySelectorAll('your-element')) {",
    '  if (shadowRoot) watch(shadowRoot);',
    '}',
  ].join('\n'),
  popover: [
    '<hire-popover mode="bubble" label="Get matched" open-on="scroll:50" frequency="once-a-week">',
    `  ${wizard}`,
    '</hire-popover>',
  ].join('\n'),
  style: [
    'hire-get-matched {',
    '  --hire-font: inherit;',
    '  --hire-color-action: #5b21b6;',
    '  --hire-radius-button: 8px;',
    '}',
  ].join('\n'),
  known: [
    `<hire-get-matched partner="acme" guard prefill='{"name": "Ada", "company": "Acme"}'`,
    '  prefill-from-query="name email" success-url="/thank-you"></hire-get-matched>',
  ].join('\n'),
  dark: '.dark { color-scheme: dark; }',
  conversions: [
    "const page = Object(window); // your tools' globals, which have no types",
    "const count = (event = '', detail = { form: 'Discovery Call Request' }) => {",
    '  // Google Tag Manager, with a trigger for each event',
    '  (page.dataLayer ||= []).push({ event, ...detail });',
    '  // Plausible, with a goal for each event',
    '  page.plausible?.(event, { props: { form: detail.form } });',
    '};',
    "addEventListener('hire-success', ({ detail }) => count('hire-success', detail));",
    "addEventListener('hire-booking-scheduled', () => count('hire-booking-scheduled'));",
  ].join('\n'),
  errors: [
    "addEventListener('hire-error', ({ detail: { form, reason, status } }) => {",
    "  console.error('Not sent:', form, reason, status);",
    '});',
  ].join('\n'),
  policy: [
    `script-src ${brand.site};`,
    `connect-src ${new URL(brand.project).origin};`,
    `frame-src ${new URL(brand.scheduler).origin}`,
  ].join('\n'),
};
