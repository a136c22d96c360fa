import { calendar } from '../addresses.ts';
import type { ExpectedPage, ExpectedSection, Target } from './expected/page.ts';
import type { LinkFacts, ListFacts, SectionFacts } from './read-page.ts';

/** The label of the first section of a page that shows invented people or projects. */
const exampleLabel = /Illustrative example/;

/** Returns the expected sections that are missing or not in order. */
export function findMissingSections(
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

/** The target of a link; undefined if the link breaks a rule, such as `noopener`. */
export function targetOf({ href, opens, popup, target, rel, saysNewTab }: LinkFacts) {
  if (opens) return opens === 'discovery-call' && popup === 'dialog' ? 'dialog' : undefined;
  const isNewTab = target === '_blank' && rel.split(' ').includes('noopener') && saysNewTab;
  if (href.startsWith('/')) return isNewTab || !target ? href : undefined;
  return isNewTab && href.startsWith(calendar) ? 'scheduler' : undefined;
}

/** Finds the first matching section from an index on. Each list matches one section only. */
function indexOf(
  { items, each, isExample, links = {} }: ExpectedSection,
  sections: readonly SectionFacts[],
  used: Set<ListFacts>,
  from: number,
): number {
  const labeled = sections.findIndex(({ text }) => exampleLabel.test(text));
  return sections.findIndex((section, index) => {
    if (index < from || (isExample && (labeled < 0 || labeled > index))) return false;
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
