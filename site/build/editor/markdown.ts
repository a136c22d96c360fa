import type { Field } from '@sveltia/cms';

/** The control for text with pictures and widgets. */
export const markdown = {
  widget: 'markdown' as const,
  linked_images: false,
  // The page has its own heading of the first level.
  buttons: [
    'bold',
    'italic',
    'strikethrough',
    'code',
    'link',
    'heading-two',
    'heading-three',
    'heading-four',
    'quote',
    'bulleted-list',
    'numbered-list',
  ],
  // site/assets/pictures.ts requires it too. A picture without alt text begins with `![](`.
  pattern: [
    '^(?![^]*!\\[(\\]|[^\\]]*\\]\\(<?(?!/pictures/|blob:)))',
    'Each picture needs alt text: a description for people who cannot see it. A picture that was pasted with a text is not copied: save it on your computer, and choose Replace.',
  ],
  // In site/admin/components.ts.
  editor_components: [
    'image',
    'button',
    'hiring-form',
    'call-button',
    'newsletter',
    'shared-daylight',
  ],
} satisfies Partial<Field>;
