import PostalMime, { type Address, type Email } from 'postal-mime';

/** More than any test sends; limits the memory used. */
const CAPACITY = 1000;

/** Shown for a mail that cannot be parsed. Its source is kept unchanged. */
const unreadable = {
  subject: 'A mail that cannot be read',
  text: 'Its source is below, as it came.',
};

/** A received mail, as the JSON API returns it. */
export interface ReceivedMail {
  readonly id: number;
  readonly subject: string;
  readonly from: string;
  readonly to: string;
  readonly replyTo: string;
  /** The recipients of the SMTP envelope, which may differ from the headers. */
  readonly recipients: readonly string[];
  readonly receivedAt: string;
  readonly messageId: string;
  readonly text: string;
  readonly html: string;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  /** The raw message. */
  readonly source: string;
}

export interface Mailbox {
  add(source: Uint8Array, recipients: readonly string[]): void;
  /** Newest first. */
  list(): Promise<readonly ReceivedMail[]>;
  find(id: number): Promise<ReceivedMail | undefined>;
  readonly size: number;
  clear(): void;
  /** Calls back on every change; returns a function that unsubscribes. */
  subscribe(onChange: () => void): () => void;
}

/** A mail that is parsed when it is first read: parsing takes longer than receiving. */
interface StoredMail {
  readonly id: number;
  read(): Promise<ReceivedMail>;
}

/** Creates a mailbox in memory; when it is full, the oldest mails are dropped. */
export function createMailbox(capacity = CAPACITY): Mailbox {
  const listeners = new Set<() => void>();
  const mails: StoredMail[] = [];
  let lastId = 0;
  const notify = () => {
    for (const onChange of listeners) onChange();
  };
  return {
    add(source, recipients) {
      lastId += 1;
      mails.push(store(lastId, source, recipients));
      if (mails.length > capacity) mails.shift();
      notify();
    },
    list: () => Promise.all(mails.toReversed().map((mail) => mail.read())),
    find: async (id) => mails.find((mail) => mail.id === id)?.read(),
    get size() {
      return mails.length;
    },
    clear() {
      mails.length = 0;
      notify();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

function store(id: number, source: Uint8Array, recipients: readonly string[]): StoredMail {
  const receivedAt = new Date().toISOString();
  let mail: Promise<ReceivedMail> | undefined;
  return {
    id,
    read() {
      mail ??= parse(source).then((content) => ({ id, recipients, receivedAt, ...content }));
      return mail;
    },
  };
}

async function parse(
  source: Uint8Array,
): Promise<Omit<ReceivedMail, 'id' | 'recipients' | 'receivedAt'>> {
  const mail: Partial<Email> = await PostalMime.parse(source).catch(() => unreadable);
  return {
    subject: mail.subject ?? '',
    from: formatAddresses(mail.from ? [mail.from] : []),
    to: formatAddresses(mail.to),
    replyTo: formatAddresses(mail.replyTo),
    messageId: mail.messageId ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: (mail.headers ?? []).map(({ originalKey, value }) => ({ name: originalKey, value })),
    source: new TextDecoder().decode(source),
  };
}

function formatAddresses(addresses: readonly Address[] = []): string {
  return addresses
    .flatMap((entry) => entry.group ?? [entry])
    .map(({ name, address }) => (name ? `${name} <${address}>` : address))
    .join(', ');
}
