/**
 * The text of a file that somebody saved with any program: without the byte order mark that some put
 * first, and with the line ends of Unix. Throws one line if the file has another encoding than UTF-8.
 */
export function decode(text: string): string {
  if (/[\0\uFFFD]/.test(text)) {
    throw new Error('it is not saved as UTF-8: choose this encoding when you save it');
  }
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}
