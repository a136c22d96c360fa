import { expect, test } from 'vitest';
import { prerender } from '../../site/layouts/prerender.tsx';

const asWritten =
  '<hire-popover mode="bubble" label="Get matched" open><hire-get-matched></hire-get-matched></hire-popover>';

test('in a built page it is closed, and its child is where no script will ever run', () => {
  const html = prerender(asWritten, (css) => css);
  const [, view = ''] = /<hire-popover[^>]*>(<template[\s\S]*?<\/template>)/.exec(html) ?? [];
  expect(view).toContain('<slot></slot>');
  expect(view).not.toContain('<dialog');
  expect(view.match(/<slot/g)).toHaveLength(1);
  expect(view).toContain('popover="manual"');
  expect(html).toMatch(/<hire-get-matched><template shadowrootmode="open">/);
});
