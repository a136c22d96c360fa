/** The function of Plausible's script: https://plausible.io/docs/custom-event-goals */
type Count = (event: string, options: { props: Readonly<Record<string, string>> }) => void;

/** Counts each form that was received, and each call that was booked, without any answer. */
export function countForms(): void {
  addEventListener('hire-success', ({ detail }) => count('Lead', { form: detail.form }));
  addEventListener('hire-booking-scheduled', () => count('Call', {}));
}

/** The service may be blocked by the visitor. */
const count = (event: string, props: Readonly<Record<string, string>>) =>
  (window as { plausible?: Count }).plausible?.(event, { props });
