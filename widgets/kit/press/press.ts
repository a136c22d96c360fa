import { DEADLINE_MS, SLOW_LOAD_MS } from '../times.ts';

// What a press on a page means for its widgets. hire.ts, the npm package and the inline script of our
// own pages (site/scripts/early.ts) use this module.

/** Whether the visitor wants a new tab or a download instead of what a link or a button does here. */
export const hasModifier = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;

/**
 * Whether an element opens a widget: `data-hire-open="discovery-call"` names the widget with that id, or else
 * the next one of that kind, and `command="--open" commandfor="id"` the one with that id, also in
 * browsers without the Invoker Commands API. A link to any page that ends in `#hire-discovery-call` opens
 * the next widget of that kind, or the one with the id `discovery-call`, for page builders whose buttons are links.
 */
export const isOpener = (element: Element): boolean =>
  element.matches('[data-hire-open], [command^="--"][commandfor], [href*="#hire-"]');

/** The widgets that an opener names: by id or, if there is none, by kind. */
function widgetsNamedBy(opener: HTMLElement): Element[] {
  const name =
    opener.dataset.hireOpen || (opener as HTMLAnchorElement).hash?.slice('#hire-'.length);
  const named = name || opener.getAttribute('commandfor');
  const widgets = [...document.querySelectorAll('*')].filter(({ localName }) =>
    localName.startsWith('hire-'),
  );
  const found = widgets.filter(({ id }) => id === named);
  return found[0] ? found : widgets.filter(({ localName }) => localName === `hire-${name}`);
}

/** The widget that an opener names. Of several, the next one after the opener. */
export function widgetNamedBy(opener: HTMLElement): Element | undefined {
  const widgets = widgetsNamedBy(opener);
  const isAfter = (widget: Element) =>
    opener.compareDocumentPosition(widget) & Node.DOCUMENT_POSITION_FOLLOWING;
  return widgets.find(isAfter) ?? widgets[0];
}

/** Tells a partner whose opener may mean several widgets. */
export function warnIfSeveral(opener: HTMLElement): void {
  const [widget, another] = widgetsNamedBy(opener);
  if (another) console.warn(`hire: there are several <${widget?.localName}>: name one by its id`);
}

/** The element of ours without code in whose prerendered view a button is. */
function prerenderedHostOf(button: Element): Element | undefined {
  const { host } = button.getRootNode() as ShadowRoot;
  const isPrerendered = host?.localName.startsWith('hire-') && host.matches(':not(:defined)');
  return isPrerendered && button.localName === 'button' ? host : undefined;
}

/**
 * The opener that was pressed, or the button in a prerendered view. Undefined if the press means
 * something else: the visitor used a modifier key, another script has handled the press, or the
 * browser shows which field of the opener's form is invalid, unless the form checks its fields itself.
 */
export function pressedControl(event: MouseEvent): HTMLElement | undefined {
  if (event.defaultPrevented || hasModifier(event)) return;
  const control = event.composedPath().find(isControl);
  const { form } = (control ?? {}) as Partial<HTMLButtonElement>;
  return form && !form.noValidate && !form.checkValidity() ? undefined : control;
}

const isControl = (target: EventTarget): target is HTMLElement =>
  target instanceof HTMLElement && (isOpener(target) || !!prerenderedHostOf(target));

/** The widget that a pressed control opens or is part of. */
export const widgetOf = (control: HTMLElement): Element | undefined =>
  isOpener(control) ? widgetNamedBy(control) : prerenderedHostOf(control);

/** The link that leads where a pressed control does: the control itself, or the one in its widget. */
export const linkOf = (control: HTMLElement): HTMLAnchorElement | null | undefined =>
  control.closest('a') ?? widgetOf(control)?.querySelector('a');

/** Calls the method that an opener names, by default `open()`, or shows a widget that is always open. */
export function callMethod(opener: HTMLElement, widget: Element): void {
  const method = Reflect.get(widget, opener.getAttribute('command')?.slice(2) ?? 'open');
  if (typeof method === 'function') method.call(widget);
  else widget.scrollIntoView();
}

/** For pages that use the npm package, which has the code of every widget: opens what is pressed. */
export const openOnPress = (): void => addEventListener('click', onPress);

function onPress(event: MouseEvent) {
  const control = pressedControl(event);
  const widget = control && isOpener(control) && widgetNamedBy(control);
  if (!widget) return;
  warnIfSeveral(control);
  event.preventDefault();
  callMethod(control, widget);
}

/** A copy of a link that opens in a new tab, and no widget. */
export function newTabLink(link: HTMLAnchorElement): HTMLAnchorElement {
  const copy = link.cloneNode(true) as HTMLAnchorElement;
  copy.removeAttribute('data-hire-open');
  copy.target = '_blank';
  copy.rel = 'noopener';
  return copy;
}

/** Tells a visitor about a press that waits for code. */
export interface PressNotice {
  showSlow?(control: HTMLElement): void;
  /** `retry` presses the control again. */
  showFailure(control: HTMLElement, retry: () => void): void;
  hide(): void;
}

/**
 * Returns a function that does what a visitor pressed once its code is there: `load` resolves to
 * whether it is, and `act` then does it, once for each control. Until then the control is busy. A
 * visitor is told when that takes long. If it fails, a link that opens a widget is followed in a new
 * tab, unless the browser refuses that so long after the press: the notice has to offer the link, too.
 */
export function createPress(
  load: (control: HTMLElement) => Promise<boolean>,
  act: (control: HTMLElement) => void,
  notice: PressNotice,
): (control: HTMLElement) => Promise<void> {
  /** The latest attempt for each busy control. */
  const attempts = new Map<HTMLElement, symbol>();
  return async function press(control) {
    if (attempts.has(control)) return;
    const attempt = Symbol();
    attempts.set(control, attempt);
    // The attribute, because older browsers do not reflect the property.
    control.setAttribute('aria-busy', 'true');
    const retry = () => {
      attempts.delete(control);
      press(control);
    };
    const timers = [
      setTimeout(() => notice.showSlow?.(control), SLOW_LOAD_MS),
      setTimeout(() => notice.showFailure(control, retry), DEADLINE_MS),
    ];
    const isLoaded = await load(control);
    timers.forEach(clearTimeout);
    // A former attempt may still succeed, but only the latest one fails.
    const isOver = isLoaded ? !attempts.has(control) : attempts.get(control) !== attempt;
    if (isOver) return;
    attempts.delete(control);
    control.removeAttribute('aria-busy');
    if (isLoaded) {
      notice.hide();
      act(control);
      return;
    }
    notice.showFailure(control, retry);
    const link = isOpener(control) && linkOf(control);
    if (link) newTabLink(link).click();
  };
}
