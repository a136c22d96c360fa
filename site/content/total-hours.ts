/** Adds up weekly hours in words: "40+" and "20–30" are 60–70, "or more". */
export function totalHours(figures: readonly string[]): string {
  let [low, high] = [0, 0];
  for (const figure of figures) {
    const [least = 0, most = least] = (figure.match(/\d+/g) ?? []).map(Number);
    low += least;
    high += most;
  }
  const isOpen = figures.some((figure) => figure.endsWith('+'));
  return `${low}${high > low ? `–${high}` : ''} hours${isOpen ? ' or more' : ''}`;
}
