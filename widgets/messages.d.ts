import type { words as apply } from './apply/content.ts';
import type { words as carousel } from './carousel/content.ts';
import type { words as discoveryCall } from './discovery-call/content.ts';
import type { words as getMatched } from './get-matched/content.ts';
import type { BookingWords } from './kit/booking/content.ts';
import type { words as newsletterPanel } from './newsletter-panel/content.ts';
import type { words as newsletterPopup } from './newsletter-popup/content.ts';
import type { words as popover } from './popover/content.ts';
import type { words as sharedDaylight } from './shared-daylight/content.ts';

/** Some of an element's words, in the same structure. */
type Messages<Words> = {
  [Name in keyof Words]?: Words[Name] extends string ? string : Messages<Words[Name]>;
};

// The package has these types written out (tools/build/package/messages.ts).
export type HireApplyMessages = Messages<typeof apply>;
export type HireCarouselMessages = Messages<typeof carousel>;
export type HireDiscoveryCallMessages = Messages<
  Omit<typeof discoveryCall, 'booking'> & { booking: BookingWords }
>;
export type HireGetMatchedMessages = Messages<typeof getMatched>;
export type HireNewsletterPanelMessages = Messages<typeof newsletterPanel>;
export type HireNewsletterPopupMessages = Messages<typeof newsletterPopup>;
export type HirePopoverMessages = Messages<typeof popover>;
export type HireSharedDaylightMessages = Messages<typeof sharedDaylight>;
