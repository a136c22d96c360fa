/** What the site uses of two packages without types. */
declare module 'markdown-it' {
  export default class MarkdownIt {
    constructor(options: { html: boolean });
    disable(rule: string): this;
    use(plugin: (markdown: MarkdownIt) => void): this;
    render(markdown: string): string;
  }
}

declare module 'markdown-it-footnote' {
  import type MarkdownIt from 'markdown-it';
  export default function footnotes(markdown: MarkdownIt): void;
}
