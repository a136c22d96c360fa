import PostalMime, { type Address } from 'postal-mime';

/** Enough for any test, little enough for any memory. */
const CAPACITY = 1000;

/** A mail that was received, as the JSON API gives it. */
export interface ReceivedMail {
  readonly id: number;
  readonly subject: string;
  readonly from: string;
  readonly to: string;
  readonly replyTo: string;
  /** Whom the mail server was told to deliver to, whatever the headers say. */
  readonly recipients: readonly string[];
  readonly receivedAt: string;
  readonly messageId: string;
  readonly text: string;
  readonly html: string;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  /** The mail as it came over the wire. */
  readonly source: string;
}

export interface Mailbox {
  add(source: Uint8Array, recipients: readonly string[]): Promise<void>;
  /** Newest first. */
  list(): readonly ReceivedMail[];
  find(id: number): ReceivedMail | undefined;
  clear(): void;
  /** Calls back on every change; returns what ends that. */
  subscribe(onChange: () => void): () => void;
}

/** Makes a mailbox in memory. */
export function createMailbox(capacity = CAPACITY): Mailbox {
  const watchers = new Set<() => void>();
  let mails: readonly ReceivedMail[] = [];
  let lastId = 0;
  const change = (changed: readonly ReceivedMail[]) => {
    mails = changed;
    for (const watch of watchers) watch();
  };
  return {
    async add(source, recipients) {
      const mail = await read(source);
      lastId += 1;
      change([{ id: lastId, recipients, ...mail }, ...mails].slice(0, capacity));
    },
    list: () => mails,
    find: (id) => mails.find((mail) => mail.id === id),
    clear: () => change([]),
    subscribe(onChange) {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
  };
}

async function read(source: Uint8Array): Promise<Omit<ReceivedMail, 'id' | 'recipients'>> {
  const mail = await PostalMime.parse(source);
  return {
    subject: mail.subject ?? '',
    from: write(mail.from ? [mail.from] : []),
    to: write(mail.to),
    replyTo: write(mail.replyTo),
    receivedAt: new Date().toISOString(),
    messageId: mail.messageId ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    source: new TextDecoder().decode(source),
  };
}

function write(addresses: readonly Address[] = []): string {
  return addresses
    .flatMap((entry) => entry.group ?? [entry])
    .map(({ name, address }) => (name ? `${name} <${address}>` : address))
    .join(', ');
}
