import { createApp, h, ref } from 'vue';

createApp({
  setup() {
    const campaign = ref('spring');
    const heard = ref('nothing');
    const change = () => {
      campaign.value = 'autumn';
    };
    const hear = ({ type }: Event) => {
      heard.value = type;
    };
    return () =>
      h('main', [
        h('button', { type: 'button', onClick: change }, 'Another campaign'),
        h('output', heard.value),
        h('hire-get-matched', {
          'for-role': 'dev',
          partner: 'acme',
          campaign: campaign.value,
          'onHire-success': hear,
        }),
      ]);
  },
}).mount('#app');
