import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, onTestFinished, vi } from 'vitest';
import { type Form, forms } from '../../supabase/functions/_shared/contract.ts';
import { composeMail, type Mail } from '../../supabase/functions/send-email/mail.ts';

// Mail servers that do by script what no real one does, and what they are sent.

const id = '0f960926-2d37-4962-8977-d470a39c14fa';
export const addresses = {
  to: ['team@provider.example'],
  from: { name: 'Website', address: 'forms@provider.example' },
};
export const ada = {
  role: 'dev',
  name: 'Ada Byron',
  company: 'Byron Ltd',
  email: 'ada@byron.example',
};
export const options = { deadlineMs: 4000, width: 1 };

const open: { close(): unknown }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

/** Lets deadlines come when the test says so; connections go on. */
export function stopTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Closes something after the test. */
export function closeAfter(...servers: { close(): unknown }[]): void {
  open.push(...servers);
}

export function write(answers: Record<string, string>, index = 0): Mail {
  const form = forms[index] as Form;
  const submission = { id, form, answers, attribution: {}, origin: null };
  return composeMail(submission, addresses, new Date('2026-11-20T16:48:29Z'));
}

interface Asked {
  /** Four letters, or a dot for the text that DATA announced. */
  readonly command: string;
  /** How many texts have come, with this one. */
  readonly mails: number;
  /** How many whole mails have come that it has not looked at yet. */
  readonly ahead: number;
  /** The name in the mail whose text it is. */
  readonly name: string | undefined;
}

interface Reply {
  /** Where it is nothing, whatever comes next is not heard either. */
  readonly say: string;
  /** A moment later. */
  readonly rest?: string;
  /** When it is said; nothing is heard before. */
  readonly after?: Promise<void>;
  readonly isOver?: boolean;
}

/** A server that does what it is told to, and else takes every mail. */
export async function serveBy(
  rule: (asked: Asked) => Reply | undefined = () => undefined,
  abilities: readonly string[] = ['PIPELINING'],
) {
  const usual: Record<string, string> = {
    EHLO: ['250-test', ...abilities.map((ability) => `250-${ability}`), '250 HELP', ''].join(
      '\r\n',
    ),
    DATA: '354 go\r\n',
    QUIT: '221 bye\r\n',
  };
  const texts: string[] = [];
  const sockets: Socket[] = [];
  const raw = createServer((socket) => {
    sockets.push(socket);
    let heard = '';
    let isText = false;
    let isBusy = false;
    let mails = 0;
    const obey = async (command: string, text = '') => {
      isText = false;
      const ahead = heard.split('\r\nBDAT ').length - 1;
      const reply = rule({ command, mails, ahead, name: nameIn(text) }) ?? {
        say: usual[command] ?? '250 ok\r\n',
      };
      await reply.after;
      socket.write(reply.say);
      if (reply.rest) setImmediate(() => socket.write(reply.rest ?? ''));
      if (reply.isOver) socket.end();
      isText = command === 'DATA' && reply.say.startsWith('354');
      return reply.say === '' || reply.isOver;
    };
    /** The next command or text, once it has come as a whole. */
    const next = (): { command: string; text?: string } | undefined => {
      const mark = isText ? '\r\n.\r\n' : '\r\n';
      const at = heard.indexOf(mark);
      const line = heard.slice(0, at);
      const [, length] = (!isText && /^BDAT (\d+) LAST$/.exec(line)) || [];
      const begin = at + mark.length;
      const end = begin + Number(length ?? 0);
      if (at < 0 || heard.length < end) return undefined;
      const text = isText ? line : length && heard.slice(begin, end);
      const command = isText ? '.' : line.slice(0, 4);
      heard = heard.slice(end);
      if (text === undefined) return { command };
      mails = texts.push(text);
      return { command, text };
    };
    const hear = async () => {
      if (isBusy) return;
      isBusy = true;
      for (let isDone: boolean | undefined = false; !isDone; ) {
        const piece = next();
        if (!piece) {
          isBusy = false;
          return;
        }
        isDone = await obey(piece.command, piece.text);
      }
    };
    socket.on('error', () => {});
    socket.write('220 test\r\n');
    socket.setEncoding('latin1').on('data', (chunk) => {
      heard += chunk;
      void hear();
    });
  });
  closeAfter({ close: () => raw.close() }, { close: () => sockets.map((each) => each.destroy()) });
  return {
    server: await listen(raw),
    texts,
    names: () => texts.map(nameIn),
    connections: () => sockets.length,
    async hangUp() {
      const ended = sockets.map((socket) => once(socket, 'close'));
      for (const socket of sockets) socket.end();
      await Promise.all(ended);
    },
  };
}

export async function listen(server: Server, secure = false) {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return { host: '127.0.0.1', port: (server.address() as AddressInfo).port, secure };
}

function nameIn(text: string): string | undefined {
  return /^Name: +(.*?)\r?$/m.exec(text)?.[1];
}
