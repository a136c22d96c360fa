/** The ways in which the mail server can fail, to test what happens to a form meanwhile. */
export const mailFaults = [
  { name: 'none', label: 'Accept every mail' },
  { name: '451', label: '451: ask to try again later' },
  { name: '550', label: '550: refuse every mail' },
  { name: 'hang', label: 'Hang: never answer' },
] as const;

export type MailFault = (typeof mailFaults)[number]['name'];

/** The fault in force, shared by the mail server and the inbox page. */
export interface MailFaultState {
  current: MailFault;
}

export function isMailFault(value: unknown): value is MailFault {
  return mailFaults.some(({ name }) => name === value);
}
