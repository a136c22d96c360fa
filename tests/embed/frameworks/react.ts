import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

function App() {
  const [campaign, setCampaign] = useState('spring');
  const [heard, hear] = useState('nothing');
  return createElement(
    'main',
    null,
    createElement(
      'button',
      { type: 'button', onClick: () => setCampaign('autumn') },
      'Another campaign',
    ),
    createElement('output', null, heard),
    createElement('hire-get-matched', {
      'for-role': 'dev',
      partner: 'acme',
      campaign,
      'onhire-success': ({ type }: Event) => hear(type),
    }),
  );
}

createRoot(document.getElementById('app') as HTMLElement).render(createElement(App));
