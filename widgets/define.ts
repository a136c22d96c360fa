/** Registers all elements of the package. On a server it does nothing. */
import './apply/element.ts';
import './carousel/element.ts';
import './discovery-call/element.ts';
import './get-matched/element.ts';
import './newsletter-panel/element.ts';
import './newsletter-popup/element.ts';
import './popover/element.ts';
import './shared-daylight/element.ts';
