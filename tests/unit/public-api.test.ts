import { readFileSync } from 'node:fs';
import { expect, expectTypeOf, test } from 'vitest';
import type {
  applicationForm,
  discoveryCallForm,
  FormData,
  getMatchedForm,
  newsletterForm,
  Role,
} from '../../supabase/functions/_shared/contract.ts';
import { editorDataOf, manifestOf } from '../../tools/build/package/manifest.ts';
import type {
  Application,
  DiscoveryCallAnswers,
  GetMatchedAnswers,
  HireGetMatchedElement,
  NewsletterAnswers,
} from '../../widgets/elements.d.ts';
import { type AttributeKinds, attributeName } from '../../widgets/kit/element/attributes.ts';
import type { Widget } from '../../widgets/kit/element/widget.ts';
import { tokens } from '../../widgets/kit/style/tokens.ts';
import { readPublicApi } from '../../widgets/public-api.ts';

// The compiler checks the types that are expected here: package partners cannot import the contract, so
// widgets/elements.d.ts writes them again.

type Known = 'tag' | 'attributes' | 'methods';

const elements = readPublicApi(readFileSync('widgets/elements.d.ts', 'utf8'));
const modules = import.meta.glob<Record<string, unknown>>('../../widgets/*/widget.ts', {
  eager: true,
});
const widgets = Object.values(modules).flatMap(
  (module) => Object.values(module) as Pick<Widget<object, AttributeKinds>, Known>[],
);
const apiOf = (tag: string) => elements.find((element) => element.tag === tag);
const namesOf = (items: readonly { name: string }[] = []) => items.map(({ name }) => name).sort();

test.each(widgets)('$tag is documented', ({ tag }) => {
  expect(apiOf(tag), `Add ${tag} to widgets/elements.d.ts.`).toBeDefined();
});

test.each(widgets)('$tag documents exactly its attributes and methods', (widget) => {
  const { attributes, methods } = apiOf(widget.tag) ?? {};
  expect(namesOf(attributes)).toEqual(Object.keys(widget.attributes).map(attributeName).sort());
  expect(namesOf(methods)).toEqual(Object.keys(widget.methods ?? {}).sort());
});

test.each(widgets)('$tag documents the values of its enumerations', (widget) => {
  for (const [name, kind] of Object.entries(widget.attributes)) {
    if (!Array.isArray(kind)) continue;
    const attribute = apiOf(widget.tag)?.attributes.find(
      (each) => each.name === attributeName(name),
    );
    expect(attribute?.type.split(/ \| /).filter((value) => value.startsWith("'"))).toEqual(
      kind.map((value: string) => `'${value}'`),
    );
  }
});

test('the answers of each form have the fields of the contract', () => {
  // An error here? Write the contract's fields into widgets/elements.d.ts as well.
  expectTypeOf<GetMatchedAnswers>().toEqualTypeOf<FormData<typeof getMatchedForm>>();
  expectTypeOf<Application>().toEqualTypeOf<FormData<typeof applicationForm>>();
  expectTypeOf<DiscoveryCallAnswers>().toEqualTypeOf<FormData<typeof discoveryCallForm>>();
  expectTypeOf<NewsletterAnswers>().toEqualTypeOf<FormData<typeof newsletterForm>>();
});

test('for-role takes the roles of the contract', () => {
  expectTypeOf<HireGetMatchedElement['forRole']>().toEqualTypeOf<Role | undefined>();
});

test('a host can style at least 25 parts and set at least 40 tokens', () => {
  const parts = new Set(elements.flatMap(({ parts }) => namesOf(parts)));
  expect(parts.size).toBeGreaterThanOrEqual(25);
  expect(Object.keys(tokens).length).toBeGreaterThanOrEqual(40);
});

test('a form that opens has the events of both forms and openable elements', () => {
  expect(namesOf(apiOf('hire-discovery-call')?.events)).toEqual([
    'hire-answer',
    'hire-booking-scheduled',
    'hire-close',
    'hire-error',
    'hire-invalid',
    'hire-open',
    'hire-ready',
    'hire-step',
    'hire-submit',
    'hire-success',
  ]);
});

test('the manifest and the editors\u2019 data list the same tags', () => {
  const { modules } = manifestOf(elements) as {
    modules: { declarations?: { tagName: string }[] }[];
  };
  const { tags } = editorDataOf(elements) as { tags: { name: string }[] };
  const listed = modules
    .flatMap(({ declarations = [] }) => declarations)
    .map(({ tagName }) => tagName);
  expect(listed).toEqual(tags.map(({ name }) => name));
});
