/** The facts about a page for visitors, crawlers and screen readers. */
export interface PageFacts {
  readonly title: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly canonical: string;
  readonly headings: readonly { readonly level: number; readonly text: string }[];
  readonly sections: readonly SectionFacts[];
  readonly links: readonly LinkFacts[];
  /** The URLs of images, scripts, icons, fonts and feeds. */
  readonly assets: readonly string[];
  /** The JSON-LD blocks, as text. */
  readonly data: readonly string[];
  readonly ids: readonly string[];
  readonly landmarks: Readonly<Record<string, number>>;
}

export interface SectionFacts {
  readonly text: string;
  readonly lists: readonly ListFacts[];
  readonly links: readonly LinkFacts[];
}

/** The number of lines in each item. */
export type ListFacts = readonly number[];

export interface LinkFacts {
  /** Without the note "(opens in a new tab)". */
  readonly label: string;
  readonly href: string;
  readonly area: string;
  readonly saysNewTab: boolean;
  readonly target: string;
  readonly rel: string;
  readonly opens: string;
  readonly popup: string;
}

/** Runs in the page. Replaces curly quotation marks and en dashes by plain characters. */
export function readPage(): PageFacts {
  const newTab = '(opens in a new tab)';
  const plain = (text: string) =>
    text.replace(/[’‘]/g, "'").replaceAll('–', '-').replace(/\s+/g, ' ').trim();
  const all = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)];
  const isInline = (node: Node | null) =>
    node instanceof HTMLSpanElement && getComputedStyle(node).display === 'inline';
  /** Joins text nodes with spaces, so that words of adjacent blocks stay separate. */
  const textOf = (element: Element, isHeard = (_: Element | null) => true): string => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let found = '';
    while (texts.nextNode()) {
      const { textContent, parentElement, previousSibling } = texts.currentNode;
      const isWithin = isInline(parentElement) || isInline(previousSibling);
      if (isHeard(parentElement)) found += `${isWithin ? '' : ' '}${textContent}`;
    }
    return plain(found);
  };

  const readLink = (link: Element): LinkFacts => {
    const attribute = (name: string) => link.getAttribute(name) ?? '';
    return {
      label: plain(link.textContent ?? '')
        .replace(newTab, '')
        .trim(),
      href: attribute('href'),
      area: link.closest('[aria-labelledby=contents], body > *')?.localName ?? '',
      saysNewTab: link.textContent?.includes(newTab) ?? false,
      target: attribute('target'),
      rel: attribute('rel'),
      opens: attribute('data-hire-open'),
      popup: attribute('aria-haspopup'),
    };
  };

  const listsIn = (section: Element): Element[][] => {
    const lists = all(section, 'ul, ol, tbody')
      .filter((list) => !list.parentElement?.closest('li'))
      .map((list) => [...list.children]);
    const singles = all(section, 'figure, article, details');
    const groups = new Set(singles.map(({ parentElement }) => parentElement as Element));
    const grouped = [...groups].map((group) =>
      singles.filter(({ parentElement }) => parentElement === group),
    );
    return [...lists, ...grouped];
  };

  const readSection = (section: Element): SectionFacts => ({
    text: textOf(section),
    lists: listsIn(section).map((items) => items.map((item) => all(item, 'li').length)),
    links: all(section, 'a[href]').map(readLink),
  });

  function* allElements(root: ParentNode): Generator<Element> {
    for (const element of root.children) {
      yield element;
      if (element.shadowRoot) yield* allElements(element.shadowRoot);
      yield* allElements(element);
    }
  }

  const isHeard = (element: Element | null) => !element?.closest('[aria-hidden=true]');
  const headings = [...allElements(document.body)]
    .filter((element) => /^H[1-6]$/.test(element.tagName) && element.checkVisibility())
    .map((element) => ({ level: Number(element.tagName[1]), text: textOf(element, isHeard) }));
  const meta = all(document.head, 'meta[content]').map((tag) => [
    tag.getAttribute('name') ?? tag.getAttribute('property') ?? '',
    (tag as HTMLMetaElement).content,
  ]);
  const assets = [
    ...all(document, 'img[src], script[src], source[src]').map((each) => each.getAttribute('src')),
    ...all(document.head, 'link:not([rel=canonical])').map((each) => each.getAttribute('href')),
  ].filter((address) => address !== null);
  const landmarks = ['header', 'main', 'footer'].map((name) => [
    name,
    all(document, `body > ${name}`).length,
  ]);

  return {
    title: document.title,
    meta: Object.fromEntries(meta),
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
    headings,
    sections: all(document, 'main section').map(readSection),
    links: all(document, 'a[href]').map(readLink),
    assets,
    data: all(document, 'script[type="application/ld+json"]').map((each) => each.innerHTML),
    ids: all(document, '[id]').map(({ id }) => id),
    landmarks: Object.fromEntries(landmarks),
  };
}
