/** The present time in words. A page may name a language that browsers do not know. */
export function timeIn(language = 'en'): string {
  const style = { dateStyle: 'long', timeStyle: 'short' } as const;
  try {
    return new Date().toLocaleString(language, style);
  } catch {
    return new Date().toLocaleString('en', style);
  }
}
