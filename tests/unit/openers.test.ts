import { expect, test } from 'vitest';
import { pages } from './rendered-pages.fixture.ts';

test('each page has the dialogs that its buttons and links open', () => {
  const opening = pages.flatMap(({ path, html }) =>
    [...html.matchAll(/data-hire-open="([^"]+)"/g)].map(([, name]) => ({ path, html, name })),
  );
  expect(opening.length).toBeGreaterThan(20);
  for (const { path, html, name } of opening)
    expect(
      html.includes(`<hire-${name}`) || html.includes(` id="${name}"`),
      `${name} on ${path}`,
    ).toBe(true);
});
