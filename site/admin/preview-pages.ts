import CMS, { type CustomPreviewTemplateProps } from '@sveltia/cms';

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

/** Shows a landing page while it is written, as the build will make it. */
export const previewPages = (): void =>
  CMS.registerPreviewTemplate('landing', ({ entry, document }: CustomPreviewTemplateProps) => {
    const { slug, data } = entry.toJS() as { slug: string; data: object };
    // The editor saves no optional field that is empty, and no name that it gave to an item of a list.
    const saved = (key: string, value: unknown) =>
      value === '' || key.startsWith('__sc_') ? undefined : (value ?? undefined);
    show(document, slug, JSON.stringify(data, saved));
    return null;
  });

/** If the page cannot be made, it stays as it was, and a note says what the build would. */
async function show(frame: Document, slug: string, text: string): Promise<void> {
  const { drawLandingPage } = await import('./draw-page.tsx');
  const opened = frames.get(frame) ?? open(frame);
  frames.set(frame, opened);
  const { main, note } = await opened;
  note.textContent = '';
  try {
    main.setHTMLUnsafe(drawLandingPage(slug, text));
  } catch (error) {
    const faults = (error as Error).message.replace(/\bline \d+: /g, '').split('; ');
    note.textContent = ['Not shown as it is written:', ...faults].join('\n');
  }
  note.hidden = note.textContent === '';
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
