import MarkdownIt from 'markdown-it';
import footnotes from 'markdown-it-footnote';

/** Reads the Markdown of articles and landing pages. Indented lines are no code, as Eleventy has it. */
export const markdown = new MarkdownIt({ html: true }).disable('code').use(footnotes);
