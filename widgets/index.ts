/**
 * The elements' classes, for a host that registers them itself. Importing this file registers nothing
 * and works on a server. elements.d.ts describes the elements.
 */
import { apply } from './apply/widget.ts';
import { carousel } from './carousel/widget.ts';
import { discoveryCall } from './discovery-call/widget.ts';
import { getMatched } from './get-matched/widget.ts';
import { createElementClass } from './kit/element/define.ts';
import { newsletterPanel } from './newsletter-panel/widget.ts';
import { newsletterPopup } from './newsletter-popup/widget.ts';
import { popover } from './popover/widget.ts';
import { sharedDaylight } from './shared-daylight/widget.ts';

export const HireApply = /* @__PURE__ */ createElementClass(apply);
export const HireCarousel = /* @__PURE__ */ createElementClass(carousel);
export const HireDiscoveryCall = /* @__PURE__ */ createElementClass(discoveryCall);
export const HireGetMatched = /* @__PURE__ */ createElementClass(getMatched);
export const HireNewsletterPanel = /* @__PURE__ */ createElementClass(newsletterPanel);
export const HireNewsletterPopup = /* @__PURE__ */ createElementClass(newsletterPopup);
export const HirePopover = /* @__PURE__ */ createElementClass(popover);
export const HireSharedDaylight = /* @__PURE__ */ createElementClass(sharedDaylight);
