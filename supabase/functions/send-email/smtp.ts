import { createAlarms } from './deadline.ts';
import type { Mailer, MailerOptions } from './mailer.ts';
import { announce, type Envelope, textOf, untilTaken, untilWanted } from './smtp-exchange.ts';
import { type Line, openLine, SmtpError } from './smtp-line.ts';

export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte. */
  readonly secure: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
}

/** A mail that waits, or is on its way. */
interface Post extends Envelope {
  isOver: boolean;
  /** It is its turn: it waits no longer. */
  begin(): void;
  end(error?: unknown): void;
}

/** A connection that nothing goes by, until it is woken or closed. */
interface Resting {
  readonly line: Line;
  wake(): void;
}

/** Soon, so that no server has to close a connection on us. */
const REST_MS = 5_000;
/**
 * A mail waits so long for a connection that is busy, before it gets another. What announces it goes
 * out with the text of the one before: that halves what a mail costs us and the server.
 */
const PATIENCE_MS = 100;

/**
 * Makes what hands mails to an SMTP server. nodemailer opens the connections; to hand the mails over
 * by it as well takes this process a third more time for each submission, for it makes streams of
 * texts, and no mail is announced before the one before it is taken.
 */
export function createSmtpMailer(server: MailServer, { deadlineMs, width }: MailerOptions): Mailer {
  const setDeadline = createAlarms(deadlineMs);
  const setWaitingDeadline = createAlarms(deadlineMs);
  const setPatience = createAlarms(PATIENCE_MS);
  const setRest = createAlarms(REST_MS);
  const waiting: Post[] = [];
  const resting: Resting[] = [];
  let lines = 0;
  let message: Promise<typeof import('./message.ts')> | undefined;

  const giveBack = (post: Post | undefined) => {
    if (post && !post.isOver) waiting.unshift(post);
  };
  /** Takes one and announces it. */
  const begin = (line: Line) => {
    const post = line.isOpen() ? waiting.shift() : undefined;
    if (post) line.say(announce(line, post));
    return post;
  };
  /** Hands over one that was announced; returns the next, where that was announced with it. */
  const handOver = async (line: Line, post: Post): Promise<Post | undefined> => {
    let next: Post | undefined;
    let isSaid = false;
    // It was too late behind the one before, and the server waits for its text.
    if (post.isOver) line.close();
    post.begin();
    const switchOff = setDeadline(() => {
      post.end(new SmtpError('ETIMEDOUT'));
      line.close();
    });
    try {
      await untilWanted(line, post);
      next = line.takesSeveral ? waiting.shift() : undefined;
      isSaid = true;
      line.say(textOf(post) + (next ? announce(line, next) : ''));
      await untilTaken(line);
      post.end();
    } catch (error) {
      // A server that has had enough of a connection closes it: the mail may go by another.
      if (line.isOpen() || line.isNew || isSaid) post.end(error);
      else giveBack(post);
    }
    switchOff();
    line.isNew = false;
    if (line.isOpen()) return next;
    giveBack(next);
    return undefined;
  };
  /** Hands over what waits, one after the other, as long as the line holds. */
  const serve = async (line: Line) => {
    let post = begin(line);
    while (post) post = (await handOver(line, post)) ?? begin(line);
    line.isNew = false;
  };
  const use = async (line: Line) => {
    await serve(line);
    if (!line.isOpen()) return end();
    const rest: Resting = {
      line,
      wake: setRest(() => {
        remove(resting, rest);
        line.say('QUIT\r\n');
        line.close();
        end();
      }),
    };
    resting.push(rest);
  };
  const open = async () => {
    if (lines >= width) return;
    lines += 1;
    const [first] = waiting;
    try {
      await use(await openLine(server, { name: domainOf(first?.from ?? ''), deadlineMs }));
    } catch (error) {
      if (first && remove(waiting, first)) first.end(error);
      end();
    }
  };
  const end = () => {
    lines -= 1;
    if (waiting.length > 0) void open();
  };
  const goOn = () => {
    const rest = resting.pop();
    rest?.wake();
    void (rest ? use(rest.line) : open());
  };
  const enqueue = (post: Post) => {
    waiting.push(post);
    if (lines === resting.length) return goOn();
    setPatience(() => {
      if (waiting.includes(post)) goOn();
    });
  };
  return {
    async send(mail) {
      message ??= import('./message.ts');
      const { writeMessage } = await message;
      await new Promise<void>((resolve, reject) => {
        const switchOff = setWaitingDeadline(() => {
          remove(waiting, post);
          post.end(new SmtpError('ETIMEDOUT'));
        });
        const post: Post = {
          from: mail.from.address,
          to: mail.to,
          text: writeMessage(mail),
          isOver: false,
          begin: switchOff,
          end(error) {
            this.isOver = true;
            switchOff();
            if (error) reject(error);
            else resolve();
          },
        };
        enqueue(post);
      });
    },
  };
}

function remove<T>(items: T[], item: T): boolean {
  const index = items.indexOf(item);
  if (index >= 0) items.splice(index, 1);
  return index >= 0;
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
