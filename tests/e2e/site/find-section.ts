import { calendar } from '../addresses.ts';
import type { ExpectedPage, ExpectedSection, Target } from './expected/page.ts';
import type { LinkFacts, ListFacts, SectionFacts } from './read-page.ts';

/** What a section says that shows people or projects which do not exist. */
const exampleLabel = /Illustrative example/;

/** The expected sections that a page does not have, or not in their order. */
export function missingFrom(
  sections: readonly SectionFacts[],
  { sections: inOrder, anywhere = [] }: ExpectedPage,
): string[] {
  const used = new Set<ListFacts>();
  let from = 0;
  const missing = inOrder.filter((expected) => {
    const at = indexOf(expected, sections, used, from);
    from = Math.max(at, from);
    return at < 0;
  });
  const lost = anywhere.filter((expected) => indexOf(expected, sections, used, 0) < 0);
  return [...missing, ...lost].map(({ what }) => what);
}

/** Where a link leads; undefined where it breaks a rule on the way. */
export function targetOf({ href, opens, popup, target, rel, saysNewTab }: LinkFacts) {
  if (opens) return opens === 'discovery-call' && popup === 'dialog' ? 'dialog' : undefined;
  const isNewTab = target === '_blank' && rel.split(' ').includes('noopener') && saysNewTab;
  if (href.startsWith('/')) return isNewTab || !target ? href : undefined;
  return isNewTab && href.startsWith(calendar) ? 'scheduler' : undefined;
}

/** The first section from there on that is as expected; a list is used for one section only. */
function indexOf(
  { items, each, isExample, links = {} }: ExpectedSection,
  sections: readonly SectionFacts[],
  used: Set<ListFacts>,
  from: number,
): number {
  return sections.findIndex((section, index) => {
    if (index < from || (isExample && !exampleLabel.test(section.text))) return false;
    if (!Object.entries(links).every((link) => hasLink(section, link))) return false;
    if (items === undefined) return true;
    const list = section.lists.find((list) => !used.has(list) && list.length === items);
    if (!list || (each && list.some((lines) => lines !== each))) return false;
    used.add(list);
    return true;
  });
}

const hasLink = ({ links }: SectionFacts, [label, to]: [string, Target]): boolean =>
  links.some((link) => link.label === label && targetOf(link) === to);
