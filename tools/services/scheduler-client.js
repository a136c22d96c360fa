const zone = document.querySelector('[data-zone]');

for (const time of document.querySelectorAll('time')) sayInOwnZone(time);
if (zone) zone.textContent = `Times are in your time zone, ${ownZone()}.`;
if (document.querySelector('[data-booked]')) tellPageAround();

/** With the weekday where the visitor's day is another one than ours. */
function sayInOwnZone(time) {
  const moment = new Date(time.dateTime);
  const isOtherDay = moment.getDate() !== moment.getUTCDate();
  time.textContent = moment.toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    ...(isOtherDay && { weekday: 'short' }),
  });
}

function ownZone() {
  return Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ');
}

/** The message says nothing about anybody: where the page around is not known, it may be any. */
function tellPageAround() {
  if (parent === window) return;
  const { origin } = new URL(document.referrer || location.href);
  parent.postMessage({ type: 'booking-scheduled' }, origin === location.origin ? '*' : origin);
}
