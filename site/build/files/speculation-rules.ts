const where = { and: [{ href_matches: '/*' }, { not: { selector_matches: '[target=_blank]' } }] };

/**
 * A link of ours is fetched while a pointer rests on it, and drawn once it is pressed. Whatever
 * counts, moves or speaks waits until the page is really shown.
 */
export const writeSpeculationRules = (): string =>
  `${JSON.stringify({
    prefetch: [{ where, eagerness: 'moderate' }],
    prerender: [{ where, eagerness: 'conservative' }],
  })}\n`;
