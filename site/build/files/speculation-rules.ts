const where = { and: [{ href_matches: '/*' }, { not: { selector_matches: '[target=_blank]' } }] };

/**
 * Browsers prefetch a page when the pointer hovers over a link to it, and prerender it when the
 * link is pressed. Code with side effects must wait until `document.prerendering` is false.
 */
export const writeSpeculationRules = (): string =>
  `${JSON.stringify({
    prefetch: [{ where, eagerness: 'moderate' }],
    prerender: [{ where, eagerness: 'conservative' }],
  })}\n`;
