import { popupSeen } from '../../widgets/kit/triggers/storage.ts';
import { rememberLanding } from './landing.ts';

/** What the pages do when a form on them is sent. */
export function watchSentForms(): void {
  rememberLanding();
  // Pages without the newsletter popup have forms too, and the next page may have it.
  addEventListener('hire-success', popupSeen.write);
}
