import { expect, test } from 'playwright/test';
import { calendar } from '../e2e/addresses.ts';
import { booking } from '../messages.ts';
import { openHostPage } from './host-page.ts';
import { markupOf, scenarioOf, whenDefined } from './scenarios.ts';

const tag = 'hire-discovery-call';
const ours = new URL(calendar).origin;

/** Forged messages that claim that a call was booked. */
const forged = [
  { why: 'another origin in the frame', origin: 'https://else.example', from: 'frame' },
  { why: 'no origin, as a sandboxed frame has', origin: 'null', from: 'frame' },
  { why: 'a look-alike of the origin', origin: `${ours}.else.example`, from: 'frame' },
  { why: 'the host itself, under our origin', origin: ours, from: 'page' },
  { why: 'nobody, under our origin', origin: ours, from: 'nobody' },
] as const;

test('only a message from the booking frame and its origin counts as a booked call', {
  tag: '@all',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { booked: 0 });
    document.addEventListener('hire-booking-scheduled', () => {
      Reflect.set(window, 'booked', Reflect.get(window, 'booked') + 1);
    });
  });
  await openHostPage(page, { body: markupOf(tag) });
  await whenDefined(page, tag);
  await scenarioOf(tag)(page, async () => {});

  const tell = ({ origin, from }: { origin: string; from: string }) =>
    page.getByTitle(booking.title).evaluate(
      (frame: HTMLIFrameElement, { origin, from }) => {
        const source = { frame: frame.contentWindow, page: window, nobody: null }[from];
        const data = { type: 'booking-scheduled' };
        dispatchEvent(new MessageEvent('message', { data, origin, source }));
        return Reflect.get(window, 'booked') as number;
      },
      { origin, from },
    );
  const believed: string[] = [];
  for (const message of forged) if ((await tell(message)) > 0) believed.push(message.why);
  console.log(`  ${tag}: ${believed.length} of ${forged.length} forged messages believed`);
  expect(believed).toEqual([]);
  expect(await tell({ origin: ours, from: 'frame' })).toBe(1);
});
