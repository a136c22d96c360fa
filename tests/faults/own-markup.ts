import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** The elements that our mails use. */
const elements = [
  'html',
  'head',
  'meta',
  'title',
  'style',
  'body',
  'div',
  'h1',
  'h2',
  'p',
  'table',
  'tbody',
  'tr',
  'th',
  'td',
  'a',
  'br',
];
const attributes = ['lang', 'charset', 'name', 'content', 'class', 'scope', 'dir', 'href'];

type Node = DefaultTreeAdapterTypes.Node;

/** Whether the HTML, as a browser parses it, has only elements and attributes that we write. */
export function isOwnMarkup(html: string): boolean {
  return html !== '' && everyNode(parse(html), isOwn);
}

function everyNode(node: Node, holds: (node: Node) => boolean): boolean {
  const children = 'childNodes' in node ? node.childNodes : [];
  return holds(node) && children.every((child) => everyNode(child, holds));
}

function isOwn(node: Node): boolean {
  if (!('attrs' in node)) return node.nodeName !== '#comment';
  const isKnown = elements.includes(node.tagName);
  return isKnown && node.attrs.every(({ name, value }) => isOwnAttribute(name, value));
}

function isOwnAttribute(name: string, value: string): boolean {
  return (
    attributes.includes(name) &&
    (name !== 'dir' || value === 'auto') &&
    (name !== 'href' || value === 'mailto:ada@byron.example')
  );
}
