import { watchBuilder } from '../embed-builder/load-builder.ts';
import { watchCopying } from './copy.ts';
import { watchDisclosures } from './disclosures.ts';
import { watchDrawer } from './drawer.ts';
import { watchFlipCards } from './flip.ts';
import { reportMissingPage } from './missing-page.ts';
import { watchMotion } from './motion.ts';
import { watchQuestions } from './questions.ts';
import { revealOnScroll } from './reveal.ts';

watchDisclosures();
watchDrawer();
watchMotion();
watchFlipCards();
watchQuestions();
watchCopying();
watchBuilder();
revealOnScroll();
reportMissingPage();
