import { watchDisclosures } from './disclosures.ts';
import { watchDrawer } from './drawer.ts';
import { reportMissingPage } from './missing-page.ts';
import { watchMotion } from './motion.ts';
import { watchNewsletter } from './newsletter.ts';

watchDisclosures();
watchDrawer();
watchMotion();
watchNewsletter();
reportMissingPage();
