import PostalMime, { type Address, type Email } from 'postal-mime';

/** Enough for any test, little enough for any memory. */
const CAPACITY = 1000;

/** What is shown of a mail that is no mail; its source is there all the same. */
const unreadable = {
  subject: 'A mail that cannot be read',
  text: 'Its source is below, as it came.',
};

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
  add(source: Uint8Array, recipients: readonly string[]): void;
  /** Newest first. */
  list(): Promise<readonly ReceivedMail[]>;
  find(id: number): Promise<ReceivedMail | undefined>;
  readonly size: number;
  clear(): void;
  /** Calls back on every change; returns what ends that. */
  subscribe(onChange: () => void): () => void;
}

/** A mail that nobody may ever look at: to read one takes longer than all else that becomes of it. */
interface Unread {
  readonly id: number;
  read(): Promise<ReceivedMail>;
}

/** Makes a mailbox in memory. */
export function createMailbox(capacity = CAPACITY): Mailbox {
  const watchers = new Set<() => void>();
  const mails: Unread[] = [];
  let lastId = 0;
  const tellChange = () => {
    for (const watch of watchers) watch();
  };
  return {
    add(source, recipients) {
      lastId += 1;
      mails.push(receive(lastId, source, recipients));
      if (mails.length > capacity) mails.shift();
      tellChange();
    },
    list: () => Promise.all(mails.toReversed().map((mail) => mail.read())),
    find: async (id) => mails.find((mail) => mail.id === id)?.read(),
    get size() {
      return mails.length;
    },
    clear() {
      mails.length = 0;
      tellChange();
    },
    subscribe(onChange) {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
  };
}

function receive(id: number, source: Uint8Array, recipients: readonly string[]): Unread {
  const receivedAt = new Date().toISOString();
  let mail: Promise<ReceivedMail> | undefined;
  return {
    id,
    read() {
      mail ??= read(source).then((content) => ({ id, recipients, receivedAt, ...content }));
      return mail;
    },
  };
}

async function read(
  source: Uint8Array,
): Promise<Omit<ReceivedMail, 'id' | 'recipients' | 'receivedAt'>> {
  const mail: Partial<Email> = await PostalMime.parse(source).catch(() => unreadable);
  return {
    subject: mail.subject ?? '',
    from: write(mail.from ? [mail.from] : []),
    to: write(mail.to),
    replyTo: write(mail.replyTo),
    messageId: mail.messageId ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: (mail.headers ?? []).map(({ originalKey, value }) => ({ name: originalKey, value })),
    source: new TextDecoder().decode(source),
  };
}

function write(addresses: readonly Address[] = []): string {
  return addresses
    .flatMap((entry) => entry.group ?? [entry])
    .map(({ name, address }) => (name ? `${name} <${address}>` : address))
    .join(', ');
}
