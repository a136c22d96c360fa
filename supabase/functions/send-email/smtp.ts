import { createAlarms } from './deadline.ts';
import type { Mailer, MailerOptions } from './mailer.ts';
import { type Line, openLine, SmtpError } from './smtp-line.ts';
import { createServing, type Post } from './smtp-serving.ts';

export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte. */
  readonly secure: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
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
  const setWaitingDeadline = createAlarms(deadlineMs);
  const setPatience = createAlarms(PATIENCE_MS);
  const setRest = createAlarms(REST_MS);
  const waiting: Post[] = [];
  const resting: Resting[] = [];
  let lines = 0;
  let message: Promise<typeof import('./message.ts')> | undefined;

  const serve = createServing(waiting, deadlineMs);
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
          post.isLate = true;
          if (post.isUnderWay) return;
          remove(waiting, post);
          post.end(new SmtpError('ETIMEDOUT'));
        });
        const post: Post = {
          from: mail.from.address,
          to: mail.to,
          text: writeMessage(mail),
          isUnderWay: false,
          isLate: false,
          end(error) {
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
