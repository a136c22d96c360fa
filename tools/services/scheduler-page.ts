import { type Html, html } from '../../supabase/functions/send-email/email/html.ts';
import {
  type Day,
  type Month,
  monthAfter,
  nameOfDay,
  nameOfMonth,
  type Slot,
} from './scheduler-calendar.ts';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });

const monthNames = format({ month: 'long', year: 'numeric' });
const dayNames = format({ weekday: 'long', day: 'numeric', month: 'long' });
const hours = format({ hour: '2-digit', minute: '2-digit' });

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A month, and the free times of one of its days: the one asked for, or the first that has any. */
export function monthPage(month: Month, day: string | null): string {
  const free = month.days.filter(({ slots }) => slots.length > 0);
  const chosen = free.find(({ date }) => nameOfDay(date) === day) ?? free[0];
  const name = monthNames.format(month.first);
  return page(
    `Book a call, ${name}`,
    html`<h1>Book a 30-minute call</h1>
<div class="columns">
<section aria-labelledby="month">
<nav class="months" aria-label="Months">
<a href="?month=${monthAfter(month, -1)}" aria-label="Previous month">${arrow('back')}</a>
<h2 id="month">${name}</h2>
<a href="?month=${monthAfter(month, 1)}" aria-label="Next month">${arrow('on')}</a>
</nav>
${calendar(month, chosen)}
</section>
${chosen ? slotForm(chosen) : nothingFree(month, name)}
</div>`,
  );
}

/** What is shown when a call is booked; its script tells the page around the frame. */
export function bookedPage(slot: Slot): string {
  return page(
    'Your call is booked',
    html`<div class="done" data-booked>
<h1>Your call is booked</h1>
<p>${dayNames.format(slot)} at ${time(slot)}, for 30 minutes.</p>
<p class="quiet">This calendar runs on your own machine: nobody was told.</p>
<p><a href="?">Book another time</a></p>
</div>`,
  );
}

/** What is shown when a time is not, or no longer, free. */
export function refusedPage(): string {
  return page(
    'That time is not free',
    html`<div class="done"><h1>That time is not free</h1>
<p>It may just have been taken. <a href="?">Choose another time</a>.</p></div>`,
  );
}

function calendar(month: Month, chosen: Day | undefined): Html {
  const blanks = ((month.first.getUTCDay() + 6) % 7) + 1;
  return html`<ol class="days">
${weekdays.map((name) => html`<li class="weekday" aria-hidden="true">${name.slice(0, 3)}</li>`)}
${month.days.map((day, index) => {
  const column = index === 0 ? html` class="from-${blanks}"` : '';
  return html`<li${column}>${dayCell(month, day, day === chosen)}</li>`;
})}
</ol>`;
}

function dayCell(month: Month, { date, slots }: Day, isChosen: boolean): Html {
  if (slots.length === 0) return html`<span class="day">${date.getUTCDate()}</span>`;
  const address = `?month=${nameOfMonth(month.first)}&day=${nameOfDay(date)}`;
  const name = `${dayNames.format(date)}, ${slots.length} free times`;
  const current = isChosen ? html` aria-current="date"` : '';
  return html`<a class="day" href="${address}" aria-label="${name}"${current}>${date.getUTCDate()}</a>`;
}

function slotForm({ date, slots }: Day): Html {
  return html`<form method="post" action="?">
<fieldset><legend>${dayNames.format(date)}</legend>
<p class="quiet" data-zone>Times are in UTC.</p>
<div class="slots">${slots.map(
    (slot) => html`<label><input type="radio" name="slot" value="${slot.toISOString()}" required>
<span>${time(slot)}</span></label>`,
  )}</div></fieldset>
<button>Confirm</button>
</form>`;
}

function nothingFree(month: Month, name: string): Html {
  return html`<section class="empty"><h2>Nothing is free in ${name}</h2>
<p><a href="?month=${monthAfter(month, 1)}">Look at the next month</a></p></section>`;
}

/** In UTC, until the script says it in the visitor's own zone. */
function time(slot: Slot): Html {
  return html`<time datetime="${slot.toISOString()}">${hours.format(slot)}</time>`;
}

function arrow(direction: 'back' | 'on'): Html {
  return html`<svg viewBox="0 0 16 16" aria-hidden="true" class="${direction}"><path d="m6 3 5 5-5 5"/></svg>`;
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
<link rel="stylesheet" href="/scheduler.css">
<script type="module" src="/scheduler-client.js"></script>
</head>
<body><main aria-label="${title}">${content}</main></body>
</html>
`.markup;
}
