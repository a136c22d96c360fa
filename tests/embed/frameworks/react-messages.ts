import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

const messages = { next: 'Weiter' };

/** Messages as JSON and as an object, and a button that sets a new object. */
function App() {
  const [, draw] = useState(0);
  return createElement(
    'main',
    null,
    createElement('button', { type: 'button', onClick: () => draw(Date.now()) }, 'Draw again'),
    createElement('hire-get-matched', { id: 'json', messages: JSON.stringify(messages) }),
    createElement('hire-get-matched', { id: 'object', messages: { ...messages } }),
  );
}

createRoot(document.getElementById('app') as HTMLElement).render(createElement(App));
