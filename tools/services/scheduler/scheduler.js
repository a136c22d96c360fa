// Draws the month in the address, `?month=2026-11&day=2026-11-23`; times are free from tomorrow on,
// Monday to Friday. `#booked` tells the page around the frame, as real booking services do.

const query = new URLSearchParams(location.search);
const today = new Date().toISOString().slice(0, 10);
const month = /^\d{4}-(0[1-9]|1[0-2])$/.exec(query.get('month'))?.[0] ?? today.slice(0, 7);
const monthName = format(`${month}-01`, { month: 'long', year: 'numeric' });
const days = Array.from({ length: 31 }, (_, index) => dayAfter(`${month}-01`, index)).filter(
  (day) => day.startsWith(month),
);
const freeDays = days.filter((day) => day > today && new Date(day).getUTCDay() % 6 !== 0);
const chosen = freeDays.includes(query.get('day')) ? query.get('day') : freeDays[0];
const form = document.querySelector('form');

// The target origin is any: the message holds nothing about the visitor.
if (location.hash === '#booked') parent.postMessage({ type: 'booking-scheduled' }, '*');

show('month', monthName);
document.querySelector('#previous').href = `?month=${dayAfter(`${month}-01`, -1).slice(0, 7)}`;
document.querySelector('#next').href = `?month=${dayAfter(`${month}-01`, 31).slice(0, 7)}`;
document.querySelector('#months').hidden = false;
document.querySelector('#days').append(...days.map(drawDay));
if (chosen) showTimes(chosen);
else form.replaceWith(`Nothing is free in ${monthName}`);

function drawDay(day) {
  const item = document.createElement('li');
  const number = document.createElement(freeDays.includes(day) ? 'a' : 'span');
  number.textContent = Number(day.slice(8));
  if (freeDays.includes(day)) {
    const times = form.querySelectorAll('input').length;
    number.href = `?month=${month}&day=${day}`;
    number.ariaLabel = `${format(day, { weekday: 'long', day: 'numeric', month: 'long' })}, ${times} free times`;
    if (day === chosen) number.ariaCurrent = 'date';
  }
  item.append(number);
  return item;
}

/** Shows the times in the visitor's zone, with the weekday where that differs from UTC's. */
function showTimes(day) {
  show('day', format(day, { weekday: 'long', day: 'numeric', month: 'long' }));
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ');
  show('zone', `Times are in your time zone, ${zone}.`);
  for (const input of form.querySelectorAll('input')) {
    const time = new Date(`${day}T${input.value}Z`);
    input.nextElementSibling.textContent = time.toLocaleTimeString('en-GB', {
      hour: '2-digit',
      minute: '2-digit',
      ...(time.getDate() !== time.getUTCDate() && { weekday: 'short' }),
    });
  }
}

function show(id, text) {
  document.getElementById(id).textContent = text;
}

function format(day, options) {
  return new Date(day).toLocaleDateString('en-GB', { ...options, timeZone: 'UTC' });
}

function dayAfter(day, days) {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
