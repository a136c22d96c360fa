import { type Html, html } from '../../supabase/functions/send-email/email/html.ts';
import { type MailFault, mailFaults } from './mail-fault.ts';
import type { ReceivedMail } from './mailbox.ts';

const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** The page that lists the mails, newest first. */
export function listPage(mails: readonly ReceivedMail[], fault: MailFault): string {
  return page(
    mails.length > 0 ? `Inbox (${mails.length})` : 'Inbox',
    html`<header class="bar">
<h1>Inbox</h1>
<p id="count" role="status">${countOf(mails.length)}</p>
<button id="clear" type="button" ${mails.length > 0 ? '' : html`disabled`}>Delete all</button>
</header>
<main id="list">${mails.length > 0 ? listOf(mails) : emptyState}</main>
${faultControl(fault)}`,
  );
}

/** The page of one mail: its HTML, its plain text, its headers and its source. */
export function mailPage(mail: ReceivedMail): string {
  return page(
    nameOf(mail),
    html`<nav class="bar"><a href="/">← All emails</a></nav>
<main>
<h1>${nameOf(mail)}</h1>
<dl class="facts">${factsOf(mail).map(
      ([name, value]) => html`<div><dt>${name}</dt><dd>${value || 'none'}</dd></div>`,
    )}</dl>
${mail.html ? htmlPart(mail) : ''}
<section aria-labelledby="text"><h2 id="text">Plain text</h2>
<pre tabindex="0">${mail.text}</pre></section>
<details><summary>Headers</summary><dl class="facts">${mail.headers.map(
      ({ name, value }) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`,
    )}</dl></details>
<details><summary>Source</summary><pre tabindex="0">${mail.source}</pre>
<p><a href="/messages/${mail.id}/source">Source only</a></p></details>
</main>`,
  );
}

/** The page for an unknown address. */
export function notFoundPage(): string {
  return page(
    'Not found',
    html`<nav class="bar"><a href="/">← All emails</a></nav>
<main><h1>Not found</h1><p>The email may have been deleted, or the inbox was restarted.</p></main>`,
  );
}

function page(title: string, content: Html): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/inbox.css">
<script type="module" src="/inbox-client.js"></script>
</head>
<body>${content}</body>
</html>
`.markup;
}

function listOf(mails: readonly ReceivedMail[]): Html {
  return html`<ol class="mails">${mails.map(
    (mail) => html`<li><a href="/messages/${mail.id}">
<strong>${nameOf(mail)}</strong>
<span>${mail.replyTo ? `Replies go to ${mail.replyTo}` : `From ${mail.from || 'nobody'}`}</span>
<time datetime="${mail.receivedAt}">${timeOf(mail)}</time>
</a></li>`,
  )}</ol>`;
}

/** Chooses a fault, to test what happens to a form while its mail cannot be sent. */
function faultControl(current: MailFault): Html {
  const options = mailFaults.map(
    ({ name, label }) =>
      html`<option value="${name}" ${name === current ? html`selected` : ''}>${label}</option>`,
  );
  return html`<footer class="bar"><label for="fault">How the mail server answers</label>
<select id="fault" autocomplete="off">${options}</select></footer>`;
}

const emptyState = html`<div class="empty"><h2>No emails yet</h2>
<p>Send any form on the site. Its email appears here within a second.</p></div>`;

/** The route of the frame sends a policy that stops the mail from running or loading anything. */
function htmlPart(mail: ReceivedMail): Html {
  const address = `/messages/${mail.id}/html`;
  return html`<section aria-labelledby="html"><h2 id="html">As the recipient sees it</h2>
<iframe title="The mail's HTML" sandbox="allow-same-origin allow-popups" src="${address}"></iframe>
</section>`;
}

function factsOf(mail: ReceivedMail): readonly (readonly [string, string])[] {
  return [
    ['From', mail.from],
    ['To', mail.to],
    ['Reply-To', mail.replyTo],
    ['Received', timeOf(mail)],
    ['Message-ID', mail.messageId],
  ];
}

function nameOf({ subject }: ReceivedMail): string {
  return subject || 'No subject';
}

function timeOf({ receivedAt }: ReceivedMail): string {
  return clock.format(new Date(receivedAt));
}

function countOf(count: number): string {
  return count === 1 ? '1 mail' : `${count} mails`;
}
