/**
 * Runs in the page. Finds text that is not fully visible: outside of the window, clipped by an
 * ancestor, or overlapped by other text. Text that can be scrolled into view counts as visible.
 */
export function findUnreadableText(): string[] {
  interface Line {
    readonly owner: Element;
    readonly text: string;
    readonly box: DOMRect;
  }
  const slack = 2;
  const scrolls = /auto|scroll/;
  const clips = /hidden|clip/;

  // Render all sections, because `content-visibility: auto` skips those out of view.
  for (const each of document.querySelectorAll<HTMLElement>('main > *, footer'))
    each.style.contentVisibility = 'visible';

  function* texts(root: Node): Generator<Text> {
    for (const node of root.childNodes) {
      if (node instanceof Text && node.data.trim()) yield node;
      if (!(node instanceof Element)) continue;
      if (node.matches('[aria-hidden=true], style, script, template')) continue;
      if (node.shadowRoot) yield* texts(node.shadowRoot);
      yield* texts(node);
    }
  }

  const parentOf = (element: Element): Element | null =>
    element.assignedSlot ??
    element.parentElement ??
    (element.getRootNode() as Partial<ShadowRoot>).host ??
    null;

  function* ancestorsOf(element: Element): Generator<Element> {
    for (let at: Element | null = element; at; at = parentOf(at)) yield at;
  }

  const isHidden = (element: Element): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true;
    return [...ancestorsOf(element)].some(
      (each) => getComputedStyle(each).clipPath === 'inset(50%)',
    );
  };

  const isCut = ({ owner, box }: Line): boolean => {
    for (const each of ancestorsOf(owner)) {
      const { overflowX, overflowY, position } = getComputedStyle(each);
      if (scrolls.test(overflowX)) return false;
      if (each !== document.body) {
        const edge = each.getBoundingClientRect();
        const isBeside = box.left < edge.left - slack || box.right > edge.right + slack;
        const isAboveOrBelow = box.top < edge.top - slack || box.bottom > edge.bottom + slack;
        if (isBeside && clips.test(overflowX)) return true;
        if (isAboveOrBelow && clips.test(overflowY)) return true;
      }
      if (position === 'fixed') return false;
    }
    return box.left < -slack || box.right > document.documentElement.clientWidth + slack;
  };

  /** The box around text that is turned is larger than the text. */
  const isTurned = (element: Element): boolean =>
    [...ancestorsOf(element)].some((each) => {
      const { transform, rotate } = getComputedStyle(each);
      const turn = new DOMMatrix(transform === 'none' ? '' : transform).b;
      return Math.abs(turn) > 0.1 || Math.abs(Number.parseFloat(rotate) || 0) > 6;
    });

  const isOver = (a: Line, b: Line): boolean => {
    if (a.owner === b.owner || a.owner.contains(b.owner) || b.owner.contains(a.owner)) return false;
    const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
    const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
    // Lines with little spacing may overlap by their ascenders and descenders.
    return width > slack && height > Math.min(a.box.height, b.box.height) / 3;
  };

  const lines: Line[] = [...texts(document.body)].flatMap((node) => {
    const owner = node.parentElement ?? (node.getRootNode() as ShadowRoot).host;
    if (isHidden(owner) || isTurned(owner)) return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = node.data.trim().slice(0, 60);
    return [...range.getClientRects()]
      .filter(({ width, height }) => width > 1 && height > 1)
      .map((box) => ({ owner, text, box }));
  });
  const cut = lines.filter(isCut).map(({ text }) => `cut off: ${text}`);
  const covered = lines.flatMap((line, index) =>
    lines
      .slice(index + 1)
      .filter((other) => isOver(line, other))
      .map((other) => `on top of each other: ${line.text} | ${other.text}`),
  );
  return [...new Set([...cut, ...covered])];
}
