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

/** Replaces the list with that of a newly fetched page, and keeps the focus on the same mail. */
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

/** Makes the frame as high as its mail: a frame does not grow with its content. */
function fitFrame() {
  const content = frame.contentDocument?.documentElement;
  if (!content) return;
  frame.style.height = 'auto';
  frame.style.height = `${content.scrollHeight + 2}px`;
}
