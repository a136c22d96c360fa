import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { type Messages, readMessages } from '../../tools/build/package/messages.ts';

const english = await readMessages();
const files = globSync('widgets/kit/languages/*.json');

/** Every text's path, with the placeholders in it: `hire-get-matched.stepOf {of} {step}`. */
const outline = (tree: Messages, path = ''): string[] =>
  Object.entries(tree).flatMap(([name, text]) =>
    typeof text === 'string'
      ? [[path + name, ...(text.match(/\{\w+\}/g) ?? []).sort()].join(' ')]
      : outline(text, `${path + name}.`),
  );

const textsOf = (tree: Messages): string[] =>
  Object.values(tree).flatMap((text) => (typeof text === 'string' ? [text] : textsOf(text)));

test('the widgets ship in German, French, Spanish and Brazilian Portuguese', () => {
  expect(files.map((file) => basename(file, '.json')).sort()).toEqual(['de', 'es', 'fr', 'pt-BR']);
});

for (const file of files) {
  const messages = JSON.parse(readFileSync(file, 'utf8'));

  test(`${file} has exactly the texts and placeholders of English`, () => {
    expect(outline(messages).sort()).toEqual(outline(english).sort());
  });

  test(`${file} has no empty text, and no space where a line must not break`, () => {
    const wrong = textsOf(messages).filter((text) => text === '' || / [?!»]| : /.test(text));
    expect(wrong).toEqual([]);
  });
}

test.each(['es', 'fr', 'pt-BR'])(
  'a sentence in %s goes on in small letters after a colon',
  (name) => {
    const texts = readFileSync(`widgets/kit/languages/${name}.json`, 'utf8');
    expect(texts.match(/Err\w+\s?: \p{Lu}\w+/gu)).toBeNull();
  },
);

test('Spanish is that of Latin America', () => {
  expect(readFileSync('widgets/kit/languages/es.json', 'utf8')).not.toMatch(/añad/i);
});
