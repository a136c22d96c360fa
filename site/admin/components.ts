import type { EditorComponentDefinition } from '@sveltia/cms';

/** What writers can insert into an article besides text and pictures. */
export const components: EditorComponentDefinition[] = [
  {
    id: 'button',
    label: 'Button',
    icon: 'left_click',
    fields: [
      { name: 'label', label: 'Text' },
      { name: 'href', label: 'Address', hint: 'For example /get-matched.' },
      {
        name: 'isSecondary',
        label: 'Less prominent',
        widget: 'boolean',
        default: false,
        required: false,
      },
    ],
    pattern: /^<a class="button( secondary)?" href="([^"]*)">([^<]*)<\/a>$/m,
    fromBlock: ([, secondary, href, label]) => ({ label, href, isSecondary: Boolean(secondary) }),
    toBlock: ({ label, href, isSecondary }) =>
      `<a class="button${isSecondary ? ' secondary' : ''}" href="${href}">${label}</a>`,
    toPreview: ({ label }) => `<button type="button">${label}</button>`,
  },
  {
    id: 'newsletter',
    label: 'Newsletter form',
    icon: 'mail',
    fields: [],
    pattern: /^<hire-newsletter-panel><\/hire-newsletter-panel>$/m,
    fromBlock: () => ({}),
    toBlock: () => '<hire-newsletter-panel></hire-newsletter-panel>',
    toPreview: () => '<p>A button that opens the newsletter form</p>',
  },
];
