import { ignoreSecondPress } from '../../widgets/kit/press/second-press.ts';
import { closeDialogsOnBack } from './dialog-history.ts';
import { watchDisclosures } from './disclosures.ts';
import { watchDrawer } from './drawer.ts';
import { loadForPage } from './load-for-page.ts';
import { watchMotion } from './motion.ts';
import { watchProfiles } from './profiles/load.ts';
import { revealOnScroll } from './reveal.ts';
import { preselectMonth } from './scheduler.ts';

if (!CSS.supports('color', 'light-dark(red, red)'))
  import('./plain-colors.ts').then(({ usePlainColors }) => usePlainColors());
watchDisclosures();
watchDrawer();
closeDialogsOnBack();
// The first press of a double press opens the menu or a profile. The second must not close it.
const openDialog = () => document.querySelector('dialog[open]');
document.addEventListener('click', ignoreSecondPress(openDialog), true);
watchMotion();
watchProfiles();
loadForPage();
preselectMonth();
revealOnScroll();
if (__HAS_ANALYTICS__) import('./analytics.ts').then(({ countForms }) => countForms());
// A form is sent by a widget that is ready.
addEventListener('hire-ready', async () => (await import('./sent-forms.ts')).watchSentForms(), {
  once: true,
});
