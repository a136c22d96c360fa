import { expect, test } from 'vitest';
import { prerender } from '../../site/build/prerender.tsx';

const source =
  '<hire-popover mode="bubble" label="Get matched" open><hire-get-matched></hire-get-matched></hire-popover>';

test('a popover is prerendered closed, with its child in the slot for pages without scripts', () => {
  const html = prerender(source);
  const [, view = ''] = /<hire-popover[^>]*>(<template[\s\S]*?<\/template>)/.exec(html) ?? [];
  expect(view).toContain('<slot></slot>');
  expect(view).not.toContain('<dialog');
  expect(view.match(/<slot/g)).toHaveLength(1);
  expect(view).toContain('popover="manual"');
  expect(html).toMatch(/<hire-get-matched><template shadowrootmode="open">/);
});
