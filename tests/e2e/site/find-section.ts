import { calendar } from '../addresses.ts';
import type { ExpectedPage, ExpectedSection, Item, Target } from './expected/page.ts';
import type { ItemFacts, LinkFacts, SectionFacts } from './read-page.ts';

/** The sections of a specification that a page does not have, or not in the order it is to have. */
export function missingFrom(
  sections: readonly SectionFacts[],
  { sections: inOrder, anywhere = [] }: ExpectedPage,
): string[] {
  const used = new Set<readonly ItemFacts[]>();
  let from = 0;
  const missing = inOrder.filter((expected) => {
    const at = indexOf(expected, sections, used, from);
    from = Math.max(at, from);
    return at < 0;
  });
  const lost = anywhere.filter((expected) => indexOf(expected, sections, used, 0) < 0);
  return [...missing, ...lost].map(({ what }) => what);
}

/** Where a link leads, as the specification says it; undefined where it breaks a rule on the way. */
export function targetOf({ href, opens, popup, target, rel, saysNewTab }: LinkFacts) {
  if (opens) return opens === 'discovery-call' && popup === 'dialog' ? 'dialog' : undefined;
  if (href.startsWith('/')) return target ? undefined : href;
  const isNewTab = target === '_blank' && rel.split(' ').includes('noopener') && saysNewTab;
  return isNewTab && href.startsWith(calendar) ? 'scheduler' : undefined;
}

/** The first section from there on that is as expected; its list is taken, and serves no other. */
function indexOf(
  expected: ExpectedSection,
  sections: readonly SectionFacts[],
  used: Set<readonly ItemFacts[]>,
  from: number,
): number {
  const { items, each, says = [], buttons = {} } = expected;
  return sections.findIndex((section, index) => {
    if (index < from || !says.every((words) => words.test(section.text))) return false;
    if (!Object.entries(buttons).every((button) => hasButton(section, button))) return false;
    if (!items) return true;
    const list = section.lists.find((each) => !used.has(each) && isListOf(items, each));
    if (!list || (each && list.some(({ nested }) => nested !== each))) return false;
    used.add(list);
    return true;
  });
}

const hasButton = ({ links }: SectionFacts, [label, to]: [string, Target]): boolean =>
  links.some((link) => link.label === label && targetOf(link) === to);

function isListOf(expected: readonly Item[] | number, list: readonly ItemFacts[]): boolean {
  if (typeof expected === 'number')
    return list.length === expected && list.every(({ hasHeading }) => hasHeading);
  return (
    list.length === expected.length && expected.every((item, index) => isItem(item, list[index]))
  );
}

const isItem = (expected: Item, item?: ItemFacts): boolean =>
  item !== undefined &&
  (typeof expected === 'string' ? item.title === expected : expected.test(item.text));
