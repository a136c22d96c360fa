import { h, render } from 'preact';
import { useState } from 'preact/hooks';

function App() {
  const [campaign, setCampaign] = useState('spring');
  const [heard, hear] = useState('nothing');
  return h(
    'main',
    null,
    h('button', { type: 'button', onClick: () => setCampaign('autumn') }, 'Another campaign'),
    h('output', null, heard),
    h('hire-get-matched', {
      'for-role': 'dev',
      partner: 'acme',
      campaign,
      'onhire-success': ({ type }: Event) => hear(type),
    }),
  );
}

render(h(App, null), document.getElementById('app') as HTMLElement);
