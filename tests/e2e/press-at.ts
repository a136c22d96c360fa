import { expect, type Locator } from 'playwright/test';

/**
 * Presses a control as a person does: where it is on the screen, without scrolling to it, by touch if the
 * page has a touch screen. Fails if something else is there. `Locator.click()` would first scroll even
 * what no person can scroll.
 */
export async function pressAt(control: Locator): Promise<void> {
  let at = { x: 0, y: 0 };
  await expect(async () => {
    await expect(control).toBeVisible();
    const { found, ...center } = await control.evaluate(findAtCenter);
    expect(found).toBe('the control itself');
    at = center;
  }).toPass({ timeout: 5_000 });
  const page = control.page();
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  await (hasTouch ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y));
}

/** Runs in the page. What is at the center of a control, in all shadow roots. */
function findAtCenter(control: Element): { x: number; y: number; found: string } {
  const { left, top, width, height } = control.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  let topmost = document.elementFromPoint(x, y);
  for (;;) {
    const inside: Element | null = topmost?.shadowRoot?.elementFromPoint(x, y) ?? null;
    if (!inside || inside === topmost) break;
    topmost = inside;
  }
  const isControl = topmost && control.contains(topmost);
  return {
    x,
    y,
    found: isControl
      ? 'the control itself'
      : (topmost?.outerHTML.slice(0, 80) ?? 'nothing, outside of the window'),
  };
}

/**
 * The controls of an element that no person can press, in words: something else is where they are, or
 * they are outside of what a person can scroll. What a modal dialog makes inert is left out, and what is
 * under an open list or a notice, which a press closes.
 */
export const unpressableControls = (element: Locator): Promise<string[]> =>
  element.evaluate((host) => {
    const selector = 'button, a[href], input:not([type=file]), select, textarea, summary';
    const parentOf = (each: Element): Element | null =>
      each.assignedSlot ?? each.parentElement ?? (each.getRootNode() as ShadowRoot).host ?? null;
    const ancestorsOf = (each: Element): Element[] => {
      const parent = parentOf(each);
      return parent ? [parent, ...ancestorsOf(parent)] : [];
    };
    const topmostAt = (x: number, y: number): Element | null => {
      let topmost = document.elementFromPoint(x, y);
      for (;;) {
        const inside: Element | null = topmost?.shadowRoot?.elementFromPoint(x, y) ?? null;
        if (!inside || inside === topmost) return topmost;
        topmost = inside;
      }
    };
    /** Scrolls only what a person can scroll. */
    const reveal = (control: Element, block: ScrollLogicalPosition) => {
      const clipping = ancestorsOf(control).filter((each) =>
        /hidden|clip/.test(getComputedStyle(each).overflowY),
      );
      const before = clipping.map(({ scrollTop }) => scrollTop);
      control.scrollIntoView({ block, behavior: 'instant' });
      for (const [index, each] of clipping.entries()) each.scrollTop = before[index] ?? 0;
    };
    const topmostOf = (control: Element) => {
      // The first line of a link.
      const { left, top, width, height } = control.getClientRects()[0] as DOMRect;
      return topmostAt(left + width / 2, top + height / 2);
    };
    const isPressed = (control: Element, block: ScrollLogicalPosition) => {
      reveal(control, block);
      const topmost = topmostOf(control);
      const label = (control as HTMLInputElement).labels?.[0];
      const list =
        root.activeElement?.matches('[role=combobox]') && root.activeElement.parentElement;
      const isHit = [control, label, list].some(
        (each) => each && topmost && each.contains(topmost),
      );
      return isHit || !!topmost?.closest('[part=notice]');
    };
    const nameOf = (control?: Element | null) =>
      control
        ? `${control.localName} "${(control.getAttribute('aria-label') || control.textContent || control.id).trim().slice(0, 40)}"`
        : 'nothing';
    const root = host.shadowRoot as ShadowRoot;
    const shown = root.querySelector('dialog:modal') ?? root;
    return [...shown.querySelectorAll(selector)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !control.closest('[inert]'))
      .filter((control) => !isPressed(control, 'nearest') && !isPressed(control, 'center'))
      .map((control) => `${nameOf(control)} is under ${nameOf(topmostOf(control))}`);
  });
