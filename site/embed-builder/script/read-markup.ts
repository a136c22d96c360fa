import { type DefaultTreeAdapterMap, parse } from 'parse5';
import type { Facts } from '../../../widgets/kit/check/judge.ts';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** What the markup of a page says. Not parsed by the browser, which our policy does not let do that. */
export function readMarkup(markup: string): Pick<Facts, 'scripts' | 'tags' | 'policy' | 'lang'> {
  const elements = elementsIn(parse(markup));
  const ours = elements.filter(({ tagName }) => tagName.startsWith('hire-'));
  const policy = elements.find(
    (element) => attribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy',
  );
  const speaker = ours.find((element) => attribute(element, 'lang')) ?? elements[0];
  return {
    scripts: elements
      .filter(({ tagName }) => tagName === 'script')
      .map((script) => ({
        src: attribute(script, 'src') ?? '',
        isModule: attribute(script, 'type') === 'module',
      })),
    tags: ours.map((element) => ({
      tag: element.tagName,
      partner: attribute(element, 'partner') ?? null,
    })),
    policy: (policy && attribute(policy, 'content')) ?? '',
    lang: (speaker && attribute(speaker, 'lang')) ?? '',
  };
}

const elementsIn = (node: Node): Element[] => [
  ...('tagName' in node ? [node] : []),
  ...('childNodes' in node ? node.childNodes.flatMap(elementsIn) : []),
];

const attribute = ({ attrs }: Element, wanted: string): string | undefined =>
  attrs.find(({ name }) => name === wanted)?.value;
