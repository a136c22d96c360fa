import CMS, { type CustomPreviewTemplateProps } from '@sveltia/cms';
import type { drawings, Fields } from './draw-page.tsx';

/** The preview has the header and the footer of this page, which has no sky of its own. */
const anyPage = '/privacy';

/** The note lies over the page, in its lower corner. */
const noteStyle =
  'position:fixed;inset:auto 1rem 1rem;z-index:99;max-block-size:60vh;overflow:auto;padding:1rem;border-radius:8px;background:#fff3d6;color:#1a1a1a;font:16px/1.5 system-ui;white-space:pre-line';

interface Opened {
  /** The element that the page is drawn into. */
  main: Element;
  /** Why the page is not shown as it is written. */
  note: HTMLElement;
}

const frames = new WeakMap<Document, Promise<Opened>>();

/** Shows a landing page or an article while it is written, as the build will make it. */
export function previewPages(): void {
  for (const collection of ['landing', 'articles'] as const)
    CMS.registerPreviewTemplate(collection, ({ entry, document }: CustomPreviewTemplateProps) => {
      const { slug, data } = entry.toJS() as { slug: string; data: object };
      show(document, collection, slug, JSON.parse(JSON.stringify(data, savedValue)));
      return null;
    });
}

/** The editor saves no optional field that is empty, and no name that it gave to an item of a list. */
const savedValue = (key: string, value: unknown) =>
  value === '' || key.startsWith('__sc_') ? undefined : (value ?? undefined);

/** If the page cannot be made, it stays as it was, and a note says what the build would. */
async function show(
  frame: Document,
  collection: keyof typeof drawings,
  slug: string,
  fields: Fields,
): Promise<void> {
  const { drawings } = await import('./draw-page.tsx');
  const opened = frames.get(frame) ?? open(frame);
  frames.set(frame, opened);
  const { main, note } = await opened;
  try {
    const { html, fault } = drawings[collection](slug, fields);
    main.setHTMLUnsafe(html);
    tell(note, 'Before it can be published:', fault);
  } catch (error) {
    tell(note, 'Not shown as it is written:', (error as Error).message);
  }
}

function tell(note: HTMLElement, heading: string, faults = ''): void {
  const lines = faults.replace(/\bline \d+: /g, '').split('; ');
  note.textContent = faults && [heading, ...lines].join('\n');
  note.hidden = !faults;
}

/** Puts a page of the site into a frame, without its words and with the styles of all sections. */
async function open({ head, body, documentElement }: Document): Promise<Opened> {
  const response = await fetch(anyPage);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const main = page.querySelector('main') as Element;
  main.replaceChildren();
  const note = page.createElement('div');
  note.role = 'alert';
  note.style.cssText = noteStyle;
  page.body.append(note);
  documentElement.lang = page.documentElement.lang;
  head.append(...page.head.children);
  head.insertAdjacentHTML('beforeend', '<link rel="stylesheet" href="/admin/preview.css">');
  body.replaceWith(page.body);
  return { main, note };
}
