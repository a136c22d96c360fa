const list = document.querySelector('#list');
const frame = document.querySelector('iframe');

if (list) {
  new EventSource('/changes').addEventListener('message', refresh);
  document.querySelector('#clear').addEventListener('click', clear);
  document.querySelector('#fault').addEventListener('change', setFault);
}

if (frame) {
  frame.addEventListener('load', fitFrame);
  addEventListener('resize', fitFrame);
  fitFrame();
}

/** Takes the list from a fresh page; keeps the focus on the mail that had it. */
async function refresh() {
  const response = await fetch('/');
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
  const focused = document.activeElement?.getAttribute('href');
  document.title = fresh.title;
  list.replaceChildren(...fresh.querySelector('#list').childNodes);
  document.querySelector('#count').textContent = fresh.querySelector('#count').textContent;
  document.querySelector('#clear').disabled = fresh.querySelector('#clear').disabled;
  if (focused) list.querySelector(`[href="${focused}"]`)?.focus();
}

function clear() {
  return fetch('/api/messages', { method: 'DELETE' });
}

function setFault({ target }) {
  return fetch('/api/fault', { method: 'PUT', body: JSON.stringify({ fault: target.value }) });
}

/** A frame is as high as it is told; the mail in it may be higher. */
function fitFrame() {
  const content = frame.contentDocument?.documentElement;
  if (!content) return;
  frame.style.height = 'auto';
  frame.style.height = `${content.scrollHeight + 2}px`;
}
