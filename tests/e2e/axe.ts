import { AxeBuilder } from '@axe-core/playwright';
import axe, { type Result, type RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';
import { shell } from '../messages.ts';

/** The rules for a form: levels A and AA of every WCAG version, and best practices. */
const formRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface AxeOptions {
  /** Runs only rules with one of these tags; by default axe's default rules. */
  readonly tags?: readonly string[];
  /** A selector for elements to skip. */
  readonly exclude?: string;
}

/**
 * Finds violations on a page and in its frames. On a page without frames, axe is loaded only once.
 * Passed rules are not listed, because that takes as long as running them.
 */
export async function findViolations(
  page: Page,
  { tags, exclude }: AxeOptions = {},
): Promise<readonly Result[]> {
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(tags && { runOnly: { type: 'tag', values: [...tags] } }),
  };
  if (page.frames().length > 1 && !exclude) {
    return (await new AxeBuilder({ page }).options(options).analyze()).violations;
  }
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const context = exclude ? { exclude: [exclude] } : undefined;
  return page.evaluate(
    async ([context, options]) => {
      const { violations } = await Reflect.get(window, 'axe').run(context ?? document, options);
      return violations;
    },
    [context, options] as const,
  );
}

/** Like `findViolations`, but as lines of text and by default with the rules for a form. */
export async function describeViolations(
  page: Page,
  { tags = formRules, exclude }: AxeOptions = {},
): Promise<readonly string[]> {
  const violations = await findViolations(page, { tags, ...(exclude && { exclude }) });
  const rays = await page.evaluate(markupOfRays, shell.allPages);
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => !(id === 'target-size' && rays.includes(html)))
      .map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
  );
}

/**
 * Runs in the page. Axe measures the upright box around a link, and those of the turned links of a closing
 * overlap. The test "each ray of a closing can be hit" measures them.
 */
const markupOfRays = (name: string): readonly string[] =>
  [...document.querySelectorAll(`nav[aria-label="${name}"] a`)].map(({ outerHTML }) => outerHTML);
