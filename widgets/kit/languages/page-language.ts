/** The nearest `lang` attribute, also outside the shadow roots around the element. */
export function languageOf(element: Element | undefined): string | undefined {
  const nearest = element?.closest<HTMLElement>('[lang]');
  if (nearest || !element) return nearest?.lang;
  return languageOf((element.getRootNode() as ShadowRoot).host);
}

/** Whether a language, such as `en-GB`, is English, as is a page that names none. */
export const isEnglish = (language: string | undefined): boolean =>
  /^(en\b|$)/i.test(language ?? '');
