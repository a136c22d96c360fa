/** Breaks text into as few lines of `maxLength` characters as possible, of similar length. */
export function wrapWords(text: string, maxLength: number): string[] {
  const fewest = breakAt(text, maxLength);
  for (let length = maxLength - 1; length > 0; length -= 1) {
    const lines = breakAt(text, length);
    if (lines.length > fewest.length) break;
    fewest.splice(0, fewest.length, ...lines);
  }
  return fewest;
}

function breakAt(text: string, maxLength: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const extended = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length === 0 || extended.length > maxLength) lines.push(word);
    else lines[lines.length - 1] = extended;
  }
  return lines;
}
