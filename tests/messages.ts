/**
 * The texts that visitors read, by the widget or the part of the site that shows them. Tests find
 * things by these, so that a sentence is changed in one file. The sentences that the specification
 * fixes are in tests/unit/specification.test.ts.
 */

export { labels } from '../site/content/labels.ts';
export { shell } from '../site/content/shell.ts';
export * as embedBuilder from '../site/embed-builder/content/words.ts';
export { messages as apply } from '../widgets/apply/content.ts';
export { messages as carousel } from '../widgets/carousel/content.ts';
export { messages as discoveryCall } from '../widgets/discovery-call/content.ts';
export { messages as getMatched } from '../widgets/get-matched/content.ts';
export { messages as booking } from '../widgets/kit/booking/content.ts';
export { messages as loading } from '../widgets/kit/press/content.ts';
export { messages as newsletterPanel } from '../widgets/newsletter-panel/content.ts';
export { messages as newsletterPopup } from '../widgets/newsletter-popup/content.ts';
export { messages as popover } from '../widgets/popover/content.ts';
export { messages as sharedDaylight } from '../widgets/shared-daylight/content.ts';
