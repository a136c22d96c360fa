import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'playwright/test';
import { missingRoute, routes } from './expected/routes.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    rules: {
      // Valid notations that differ only in style, from our renderer and from React.
      'doctype-style': ['error', { style: 'lowercase' }],
      'void-style': ['error', { style: 'selfclose' }],
      'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
      // Checkboxes of one group share their name.
      'form-dup-name': ['error', { shared: ['radio', 'checkbox'] }],
      // A table with another `display` value on phones needs explicit roles.
      'no-redundant-role': 'off',
      // The heading of a step names its answers, so that a screen reader says the question once.
      'wcag/h71': 'off',
      // `progress` cannot say "Step 2 of 9".
      'prefer-native-element': ['error', { exclude: ['progressbar'] }],
    },
  }),
);

for (const route of [...routes, missingRoute]) {
  test(`${route} is valid HTML, and has no field that WebKit empties after Back`, async ({
    request,
  }) => {
    const html = await (await request.get(route)).text();
    const { results } = await validator.validateString(html);
    // The standard allows styles only in the head. Browsers also take them elsewhere, and a page has one
    // style element there: see site/layouts/rest.tsx.
    const isOfRest = ({ message }: { message: string }) =>
      /^<style> element is not permitted/.test(message);
    const all = results.flatMap(({ messages }) => messages);
    expect(all.filter(isOfRest).length).toBeLessThanOrEqual(1);
    const faults = all.filter((each) => !isOfRest(each));
    expect(faults.map(({ ruleId, message, line }) => `${line}: ${message} (${ruleId})`)).toEqual(
      [],
    );
    expect(html).not.toMatch(/autocomplete="?off/i);
  });
}
