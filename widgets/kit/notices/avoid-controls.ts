/** The highest place, in pixels from the top of the window, where the notices cover the fewest controls. */
export function findFreePlace(region: HTMLElement): number {
  const notice = region.shadowRoot?.querySelector('[part=notice]')?.getBoundingClientRect();
  if (!notice) return 0;
  const height = region.offsetHeight;
  const controls = controlsIn(document)
    .map((control) => control.getBoundingClientRect())
    .filter(({ left, right, width }) => width && left < notice.right && right > notice.left);
  const covered = (place: number) =>
    controls.filter(({ top, bottom }) => top < place + height && bottom > place).length;
  const places = [0, innerHeight - height, ...controls.map(({ bottom }) => bottom)]
    .filter((place) => place >= 0 && place <= innerHeight - height)
    .sort((one, other) => covered(one) - covered(other) || one - other);
  return places[0] ?? 0;
}

/** The controls of the document and of the shadow roots in it, without those of the notices. */
const controlsIn = (root: ParentNode): Element[] =>
  [...root.querySelectorAll('*')].flatMap((element) =>
    element.shadowRoot && !element.matches('[popover]')
      ? controlsIn(element.shadowRoot)
      : element.matches('a,button,input,select,textarea,summary,label')
        ? [element]
        : [],
  );
