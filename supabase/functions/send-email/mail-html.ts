import { isEmailAddress } from '../_shared/email-address.ts';
import { type Html, html } from './html.ts';
import type { Letter, Line } from './letter.ts';
import { adviceOf, footnoteOf, PROVENANCE, titleOf } from './mail-phrases.ts';
import { adaptations, styles } from './mail-style.ts';

/** The letter as a page that reads well on a phone, on a desk, in light and in dark. */
export function renderHtml(letter: Letter): string {
  const { markup } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${titleOf(letter)}</title>
${adaptations}
</head>
<body class="page" style="${styles.page}">
<div class="card" style="${styles.card}">
<h1 class="ink" style="${styles.title}">${titleOf(letter)}</h1>
<p class="muted" style="${styles.advice}">${adviceOf(letter)}</p>
${renderLines(letter.lines)}
${renderEmpty(letter.empty)}
${renderProvenance(letter.provenance)}
</div>
<p class="muted" style="${styles.footnote}">${breakLines(footnoteOf(letter))}</p>
</body>
</html>
`;
  return markup;
}

function renderLines(lines: readonly Line[]): Html | '' {
  if (lines.length === 0) return '';
  return html`<table width="100%" cellpadding="0" cellspacing="0" style="${styles.table}">
${lines.map(renderLine)}</table>`;
}

function renderLine({ label, text }: Line): Html {
  return html`<tr>
<th class="cell label muted rule" scope="row" width="140" style="${styles.label}">${label}</th>
<td class="cell text ink rule" style="${styles.text}">${renderAnswer(text)}</td>
</tr>
`;
}

function renderAnswer(text: string): Html | string {
  if (!isEmailAddress(text)) return breakLines(text);
  const address = encodeURIComponent(text).replace('%40', '@');
  return html`<a class="link" href="mailto:${address}" style="${styles.link}">${text}</a>`;
}

function renderEmpty(labels: readonly string[]): Html | '' {
  if (labels.length === 0) return '';
  const list = labels.join(', ');
  return html`<p class="muted rule" style="${styles.empty}">Left empty: ${list}</p>`;
}

/** Quieter than an answer, and never a link: whoever owns the page chose these words. */
function renderProvenance(lines: readonly Line[]): Html | '' {
  if (lines.length === 0) return '';
  return html`<h2 class="muted rule" style="${styles.provenance}">${PROVENANCE}</h2>
<table width="100%" cellpadding="0" cellspacing="0" style="${styles.table}">
${lines.map(renderFact)}</table>`;
}

function renderFact({ label, text }: Line): Html {
  return html`<tr>
<th class="cell fact-label muted" scope="row" width="140" style="${styles.factLabel}">${label}</th>
<td class="cell fact ink" style="${styles.fact}">${text}</td>
</tr>
`;
}

/** `<br>` and not `white-space`, which some mail programs ignore. */
function breakLines(text: string): Html | string {
  if (!text.includes('\n')) return text;
  const lines = text.split('\n');
  return html`${lines.map((line, i) => (i === 0 ? html`${line}` : html`<br>${line}`))}`;
}
