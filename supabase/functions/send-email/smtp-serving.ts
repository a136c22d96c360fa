import { createAlarms } from './deadline.ts';
import {
  announce,
  type Envelope,
  parcelOf,
  textOf,
  untilParcelTaken,
  untilTaken,
  untilWanted,
} from './smtp-exchange.ts';
import { type Line, SmtpError } from './smtp-line.ts';

/** A mail that waits, or is on its way. */
export interface Post extends Envelope {
  isUnderWay: boolean;
  /** It has waited as long as it may: no harm to what is under way, but it waits no more. */
  isLate: boolean;
  end(error?: unknown): void;
}

/**
 * Mails that go out together at most, where a server takes them so; whatever becomes of them is known
 * for all within the deadline of one.
 */
const MOST_TOGETHER = 16;
/** A server that takes this long for some is handed fewer next. */
const SLOW_MS = 1_000;

/**
 * Makes what hands over the mails that wait, by one connection, until none waits or the connection is
 * closed. Who is handed over is taken out of `waiting`; who was certainly not taken is put back.
 */
export function createServing(waiting: Post[], deadlineMs: number): (line: Line) => Promise<void> {
  const setDeadline = createAlarms(deadlineMs);

  const giveBack = (post: Post | undefined) => {
    if (!post) return;
    post.isUnderWay = false;
    if (post.isLate) post.end(new SmtpError('ETIMEDOUT'));
    else waiting.unshift(post);
  };
  /** It is their turn, and they take no longer than that; returns what switches the deadline off. */
  const beginWithDeadline = (posts: readonly Post[], line: Line) => {
    for (const post of posts) post.isUnderWay = true;
    return setDeadline(() => {
      for (const post of posts) post.end(new SmtpError('ETIMEDOUT'));
      line.close();
    });
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
    if (post.isLate) line.close();
    const switchOff = beginWithDeadline([post], line);
    try {
      await untilWanted(line, post);
      next = line.takesSeveral && !line.takesParcels ? waiting.shift() : undefined;
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
  /** Hands over some at once: they cost one write, and one way there and back. */
  const handOverTogether = async (line: Line, posts: readonly Post[]): Promise<void> => {
    const untouched: Post[] = [];
    const switchOff = beginWithDeadline(posts, line);
    line.say(posts.map(parcelOf).join(''));
    for (const post of posts) {
      try {
        await untilParcelTaken(line, post);
        post.end();
      } catch (error) {
        // It said that it closes: it has taken none of what came after.
        if (line.hasSaidBye) untouched.push(post);
        else post.end(error);
      }
    }
    switchOff();
    for (const post of untouched.reverse()) giveBack(post);
  };
  const handOverAllTogether = async (line: Line) => {
    let most = 2;
    while (line.isOpen() && waiting.length > 0) {
      const startedAt = performance.now();
      await handOverTogether(line, waiting.splice(0, most));
      const isSlow = performance.now() - startedAt > SLOW_MS;
      most = isSlow ? 1 : Math.min(2 * most, MOST_TOGETHER);
    }
  };
  return async (line) => {
    let post = begin(line);
    while (post) {
      const next = await handOver(line, post);
      if (line.takesParcels) await handOverAllTogether(line);
      post = next ?? begin(line);
    }
    line.isNew = false;
  };
}
