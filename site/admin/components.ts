import type { EditorComponentDefinition } from '@sveltia/cms';
import { type Role, roles } from '../../supabase/functions/_shared/contract.ts';
import { capitalize } from '../content/capitalize.ts';
import { roleLabels } from '../content/role-labels.ts';

const labelOf = (role: Role): string => roleLabels[role] ?? capitalize(role);

/**
 * Wraps a preview in a tag that no document has. The editor converts each tag of pasted HTML with which
 * the preview of a component begins into that component: a preview that begins with `<p>` would take the
 * place of every pasted paragraph.
 */
const withOwnTag = (component: EditorComponentDefinition): EditorComponentDefinition => ({
  ...component,
  toPreview: (values) => `<hire-preview>${component.toPreview?.(values)}</hire-preview>`,
});

const definitions: EditorComponentDefinition[] = [
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
  {
    id: 'hiring-form',
    label: 'Hiring form',
    icon: 'assignment_ind',
    fields: [
      {
        name: 'role',
        label: 'Role',
        widget: 'select',
        options: roles.map((value) => ({ value, label: labelOf(value) })),
        hint: 'The form has it chosen already.',
      },
    ],
    pattern: /^<hire-get-matched for-role="([a-z]+)">.*<\/hire-get-matched>$/m,
    fromBlock: ([, role]) => ({ role }),
    toBlock: ({ role }) =>
      `<hire-get-matched for-role="${role}"><a class="button" href="/get-matched#${role}">Get Matched</a></hire-get-matched>`,
    toPreview: ({ role }) => `<p>The hiring form: ${role ? labelOf(role) : 'choose a role'}</p>`,
  },
  {
    id: 'call-button',
    label: 'Call button',
    icon: 'call',
    fields: [{ name: 'label', label: 'Text', default: 'Book a Call' }],
    pattern:
      /^<a class="button" data-hire-open="discovery-call" aria-haspopup="dialog" href="\{brand\.scheduler\}">([^<]*)<\/a>$/m,
    fromBlock: ([, label]) => ({ label }),
    toBlock: ({ label }) =>
      `<a class="button" data-hire-open="discovery-call" aria-haspopup="dialog" href="{brand.scheduler}">${label}</a>`,
    toPreview: ({ label }) => `<button type="button">${label}</button>`,
  },
  {
    id: 'shared-daylight',
    label: 'Shared Daylight',
    icon: 'wb_twilight',
    fields: [],
    pattern: /^<hire-shared-daylight>.*<\/hire-shared-daylight>$/m,
    fromBlock: () => ({}),
    toBlock: () =>
      '<hire-shared-daylight><a class="button" href="/shared-daylight">Compare working hours</a></hire-shared-daylight>',
    toPreview: () => '<p>Shared Daylight, which compares working hours</p>',
  },
];

/** What writers can insert into an article besides text and pictures. */
export const components = definitions.map(withOwnTag);
