/**
 * Rewrites HTML from the clipboard so that the editor can write all of it as Markdown. Word's lists are
 * paragraphs with a bullet in their text, tables of Word and Google Docs have no header row, which
 * Markdown needs, and the editor keeps neither paragraphs nor pictures in a cell.
 */
export function cleanPaste(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  removeUnread(page);
  for (const title of page.querySelectorAll('p.MsoTitle')) rename(title, 'h1');
  lowerHeadings(page);
  buildLists(page);
  for (const embed of page.querySelectorAll<HTMLIFrameElement>('iframe[src], video[src]'))
    embed.replaceWith(paragraphOf(page, linkTo(page, embed.src)));
  for (const link of page.querySelectorAll('a')) cleanLink(link);
  for (const table of page.querySelectorAll('table')) if (table.isConnected) cleanTable(table);
  for (const text of textsIn(page.body)) cleanText(text);
  return page.body.innerHTML;
}

/**
 * Removed from what is pasted: what is hidden in the document, comments, deletions that are not accepted yet, and
 * pictures that count who opens an email.
 */
const unread = [
  'script, style, meta, link, title, template, [hidden]',
  '[style*="display:none" i], [style*="display: none" i], [style*="mso-hide:all" i]',
  '.msocomanchor, [style*="mso-element:comment-list" i], del[datetime], .msoDel',
  'img:not([src]), img[width="1"][height="1"]',
].join();

function removeUnread(page: Document): void {
  for (const element of page.querySelectorAll(unread)) element.remove();
  for (const paragraph of page.querySelectorAll('p')) {
    const isEmpty = !paragraph.textContent?.trim() && !paragraph.querySelector('img, br, hr');
    if (isEmpty) paragraph.remove();
  }
}

/** The page has its own first heading. If the text has several, those below them move down as well. */
function lowerHeadings(page: Document): void {
  const highest = page.querySelectorAll('h1').length > 1 ? [5, 4, 3, 2, 1] : [1];
  for (const level of highest)
    for (const heading of page.querySelectorAll(`h${level}`)) rename(heading, `h${level + 1}`);
}

/** Of a paragraph of a list in Word: the number of its level, in its style. */
const wordLevel = /mso-list:[^;]*level(\d)/;
const ordinal = /^\s*\(?(?:\d+|[a-z]|[ivx]+)[.)]/i;

function buildLists(page: Document): void {
  let open: HTMLElement[] = [];
  let last: Element | undefined;
  for (const paragraph of page.querySelectorAll<HTMLElement>('p[style*="mso-list"]')) {
    const level = Number(wordLevel.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);
    if (level === 0) continue;
    const marker = paragraph.querySelector('[style*="mso-list:Ignore" i]');
    const tag = ordinal.test(marker?.textContent ?? '') ? 'ol' : 'ul';
    marker?.remove();
    if (paragraph.previousElementSibling !== last) open = [];
    open = open.slice(0, level);
    if (open.length === level && open.at(-1)?.localName !== tag) open.pop();
    while (open.length < level) {
      const list = page.createElement(open.length === level - 1 ? tag : 'ul');
      const item = open.at(-1)?.lastElementChild;
      if (item) item.append(list);
      else if (open.length > 0) open.at(-1)?.append(list);
      else paragraph.before(list);
      open.push(list);
    }
    const item = page.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.append(item);
    last = open[0];
    paragraph.remove();
  }
}

/** Addresses that lead nowhere from the site, such as places in the document, files of the writer, and scripts. */
const leadsNowhere = /^\s*(?:#|(?!https?:|mailto:|tel:|sms:)[a-z][a-z\d+.-]*:)/i;

function cleanLink(link: HTMLAnchorElement): void {
  const address = link.getAttribute('href') ?? '';
  const redirect = URL.canParse(address) ? new URL(address) : undefined;
  // Gmail, Google Docs published on the web and Outlook replace each link.
  const isReplaced = /^www\.google\.com$|\.safelinks\.protection\.outlook\.com$/.test(
    redirect?.host ?? '',
  );
  const target = redirect?.searchParams.get(redirect.searchParams.has('q') ? 'q' : 'url');
  if (isReplaced && target) link.href = target;
  // The number of a footnote would become a part of the word before it.
  if (address.startsWith('#') && /^\d+$/.test(link.textContent))
    link.textContent = `[${link.textContent}] `;
  // The editor would write the text of the link only.
  const picture = link.querySelector('img');
  if (!address || leadsNowhere.test(address) || picture) link.replaceWith(...link.childNodes);
}

function cleanTable(table: HTMLTableElement): void {
  const page = table.ownerDocument;
  const rows = [...table.rows];
  const [only] = rows.flatMap(({ cells }) => [...cells]);
  if (only && table.querySelectorAll('td, th').length === 1) {
    table.replaceWith(...only.childNodes);
    return;
  }
  if (table.caption) table.before(paragraphOf(page, table.caption.textContent ?? ''));
  const pictures = [...table.querySelectorAll('img')].map((picture) => paragraphOf(page, picture));
  table.after(...pictures);
  fillSpans(rows);
  for (const { cells } of rows) for (const cell of [...cells]) cleanCell(cell);
  for (const cell of [...(rows[0]?.cells ?? [])]) rename(cell, 'th');
  for (const row of rows.slice(1))
    for (const cell of [...row.cells].filter(({ localName }) => localName === 'th'))
      rename(cell, 'td');
}

/** Adds empty cells, so that every row has a cell in every column. */
function fillSpans(rows: readonly HTMLTableRowElement[]): void {
  rows.forEach((row, index) => {
    for (const cell of [...row.cells]) {
      const { colSpan, rowSpan, cellIndex } = cell;
      cell.removeAttribute('colspan');
      cell.removeAttribute('rowspan');
      for (let more = 1; more < colSpan; more += 1) row.insertCell(cellIndex + 1);
      for (const below of rows.slice(index + 1, index + rowSpan))
        for (let more = 0; more < colSpan; more += 1)
          below.insertCell(Math.min(cellIndex, below.cells.length));
    }
  });
}

/** What begins on a line of its own. */
const blocks = 'p, div, li, br, h1, h2, h3, h4, h5, h6, tr, td, th, dt, dd';

/** A cell in Markdown is one line. */
function cleanCell(cell: HTMLTableCellElement): void {
  for (const block of cell.querySelectorAll(blocks)) {
    block.before(' ');
    block.after(' ');
  }
  const inline = new Set(['A', 'B', 'STRONG', 'I', 'EM', 'CODE', 'S', 'SPAN']);
  for (const element of [...cell.querySelectorAll('*')])
    if (!inline.has(element.tagName)) element.replaceWith(...element.childNodes);
  for (const text of textsIn(cell))
    text.data = text.data.replaceAll('|', '/').replaceAll(/\s+/g, ' ');
}

/** In Markdown, a tag in a text would be a tag. */
const tag = /(<[/!]?[a-z][^<>]*>)/i;

function cleanText(text: Text): void {
  // Soft hyphens and spaces of no width would be in the middle of words that somebody searches for.
  const parts = text.data
    .replaceAll('\u00a0', ' ')
    .replace(/[\u00ad\u200b\ufeff]/g, '')
    .split(tag);
  const nodes = parts.map((part, index) => {
    const isTag = index % 2 === 1 && !text.parentElement?.closest('code, pre');
    const node = text.ownerDocument.createElement('code');
    node.append(part);
    return isTag ? node : part;
  });
  text.replaceWith(...nodes);
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

function paragraphOf(page: Document, content: Node | string): HTMLElement {
  const paragraph = page.createElement('p');
  paragraph.append(content);
  return paragraph;
}

function linkTo(page: Document, address: string): HTMLElement {
  const link = page.createElement('a');
  link.href = address;
  link.append(address);
  return link;
}

function textsIn(element: Node): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

/** What the editor copies itself. */
const ownFormat = 'application/x-lexical-editor';

/** Has the editor paste the rewritten HTML in place of what another program put into the clipboard. */
export function cleanPastes(page: Document): void {
  page.addEventListener(
    'paste',
    (event) => {
      const { clipboardData, target } = event;
      const html = clipboardData?.getData('text/html');
      const isOurs = !event.isTrusted || clipboardData?.types.includes(ownFormat);
      if (!html || isOurs || !(target instanceof Element)) return;
      if (!target.closest('[contenteditable="true"]')) return;
      const cleaned = new DataTransfer();
      cleaned.setData('text/html', cleanPaste(html));
      cleaned.setData('text/plain', clipboardData?.getData('text/plain') ?? '');
      event.preventDefault();
      event.stopImmediatePropagation();
      target.dispatchEvent(
        new ClipboardEvent('paste', {
          clipboardData: cleaned,
          bubbles: true,
          cancelable: true,
          composed: true,
        }),
      );
    },
    { capture: true },
  );
}
