import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'playwright/test';
import { missingRoute, routes } from './expected/routes.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    rules: {
      // Ways of writing that mean the same to HTML: our renderer's, and React's.
      'doctype-style': ['error', { style: 'lowercase' }],
      'void-style': ['error', { style: 'selfclose' }],
      'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
      // Boxes of one group share their name.
      'form-dup-name': ['error', { shared: ['radio', 'checkbox'] }],
      // A table that is laid out anew on a phone has no role left but the one it is given.
      'no-redundant-role': 'off',
      // `progress` cannot say "Step 2 of 9".
      'prefer-native-element': ['error', { exclude: ['progressbar'] }],
    },
  }),
);

for (const route of [...routes, missingRoute]) {
  test(`${route} is written in valid HTML`, async ({ request }) => {
    const html = await (await request.get(route)).text();
    const { results } = await validator.validateString(html);
    const faults = results.flatMap(({ messages }) => messages);
    expect(faults.map(({ ruleId, message, line }) => `${line}: ${message} (${ruleId})`)).toEqual(
      [],
    );
  });
}
