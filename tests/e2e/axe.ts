import { AxeBuilder } from '@axe-core/playwright';
import axe, { type Result, type RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

/** What a form is held to: A and AA of every version, and what is good practice beside them. */
const formRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export interface Judged {
  /** Only the rules with one of these tags; all that axe has on by default where none is given. */
  readonly tags?: readonly string[];
  /** A selector of what is left out. */
  readonly without?: string;
}

/**
 * What axe finds at fault on a page and in its frames. Where there are none, axe is loaded once for
 * all states of the page; and it never lists what is in order, which takes it as long as to judge.
 */
export async function violationsOn(
  page: Page,
  { tags, without }: Judged = {},
): Promise<readonly Result[]> {
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(tags && { runOnly: { type: 'tag', values: [...tags] } }),
  };
  if (page.frames().length > 1 && !without) {
    return (await new AxeBuilder({ page }).options(options).analyze()).violations;
  }
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const context = without ? { exclude: [without] } : undefined;
  return page.evaluate(
    async ([context, options]) => {
      const { violations } = await Reflect.get(window, 'axe').run(context ?? document, options);
      return violations;
    },
    [context, options] as const,
  );
}

/** The same in lines to read, and by the rules for a form unless others are named. */
export async function faultsOf(
  page: Page,
  judged: Judged = { tags: formRules },
): Promise<readonly string[]> {
  const violations = await violationsOn(page, judged);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
  );
}
