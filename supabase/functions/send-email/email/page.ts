import { isEmailAddress } from '../../_shared/email-address.ts';
import { type Html, html } from './html.ts';
import { stylesheet } from './styles.ts';
import type { Row, Summary } from './summary.ts';

/** Renders the summary as HTML, for phones and desktops, light and dark themes. */
export function renderPage(summary: Summary): string {
  const { heading, advice, replaces, changes, rows, empty, provenance, footnote } = summary;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${heading}</title>
${stylesheet}
</head>
<body>
<div class="card">
<h1 dir="auto">${heading}</h1>
<p dir="auto">${advice}</p>
${replaces ? html`<p>${replaces}</p>` : ''}
${renderTable('answers', changes, breakLines)}
${replaces ? html`<h2 class="rule">Now</h2>` : ''}
${renderTable('answers', rows, renderAnswer)}
${empty.length > 0 ? html`<p class="rule">Left empty: ${empty.join(', ')}</p>` : ''}
${provenance.length > 0 ? html`<h2 class="rule">Where it came from</h2>` : ''}
${renderTable('facts', provenance, breakLines)}
</div>
<p class="footnote">${breakLines(footnote)}</p>
</body>
</html>
`.markup;
}

function renderTable(
  name: string,
  rows: readonly Row[],
  renderText: (text: string) => Html,
): Html | '' {
  if (rows.length === 0) return '';
  return html`<table class="${name}">
${rows.map(
  ({
    label,
    text,
  }) => html`<tr><th scope="row">${label}</th><td dir="auto">${renderText(text)}</td></tr>
`,
)}</table>`;
}

/** Only email addresses become links: a URL in an answer may come from a spammer. */
function renderAnswer(text: string): Html {
  if (!isEmailAddress(text)) return breakLines(text);
  const address = encodeURIComponent(text).replace('%40', '@');
  return html`<a href="mailto:${address}">${text}</a>`;
}

/** Uses `<br>`, because some mail programs ignore `white-space`. */
function breakLines(text: string): Html {
  return html`${text.split('\n').map((line, nth) => (nth === 0 ? line : html`<br>${line}`))}`;
}
