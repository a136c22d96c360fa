/** Lines of about the same length, as few as there can be when none has more letters than this. */
export function wrapWords(text: string, longest: number): string[] {
  const fewest = breakAt(text, longest);
  for (let length = longest - 1; length > 0; length -= 1) {
    const lines = breakAt(text, length);
    if (lines.length > fewest.length) break;
    fewest.splice(0, fewest.length, ...lines);
  }
  return fewest;
}

function breakAt(text: string, longest: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length === 0 || longer.length > longest) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
