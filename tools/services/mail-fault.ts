/** How the inbox can go wrong, to see what becomes of a form meanwhile, in the order of the page. */
export const mailFaults = [
  { name: 'none', words: 'Accept every mail' },
  { name: '451', words: '451: ask to try again later' },
  { name: '550', words: '550: refuse every mail' },
  { name: 'hang', words: 'Hang: never answer' },
] as const;

export type MailFault = (typeof mailFaults)[number]['name'];

/** What goes wrong now. */
export interface MailFaultSwitch {
  current: MailFault;
}

export function isMailFault(value: unknown): value is MailFault {
  return mailFaults.some(({ name }) => name === value);
}
