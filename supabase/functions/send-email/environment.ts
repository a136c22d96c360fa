import { isEmailAddress } from '../_shared/email-address.ts';
import type { AllowedOrigins } from './handler.ts';
import type { MailAddresses } from './mail.ts';
import { oneLine } from './plain-text.ts';
import type { MailServer } from './smtp.ts';

export interface Environment {
  readonly mailServer: MailServer;
  readonly addresses: MailAddresses;
  readonly apiKey: string;
  readonly allowedOrigins: AllowedOrigins;
}

/** A variable of the environment: what it becomes, and what to say where it cannot. */
interface Variable<T> {
  /** Throws or returns `undefined` where the text will not do. */
  readonly parse: (text: string) => T | undefined;
  readonly hint: string;
}

/** Reads the environment; throws one line that says what to set where anything is amiss. */
export function readEnvironment(get: (name: string) => string | undefined): Environment {
  const amiss: string[] = [];
  const read = <T>(name: string, { parse, hint }: Variable<T>): T => {
    const value = attempt(parse, get(name)?.trim() ?? '');
    if (value === undefined) amiss.push(`set ${name} to ${hint}`);
    return value as T;
  };
  const environment = {
    mailServer: read('MAIL_URL', mailServer),
    addresses: { to: read('MAIL_TO', recipients), from: read('MAIL_FROM', sender) },
    apiKey: read('API_KEY', apiKey),
    allowedOrigins: read('ALLOWED_ORIGINS', allowedOrigins),
  };
  if (amiss.length > 0) throw new Error(`send-email cannot start: ${amiss.join('; ')}.`);
  return environment;
}

function attempt<T>(parse: (text: string) => T | undefined, text: string): T | undefined {
  try {
    return text === '' ? undefined : parse(text);
  } catch {
    return undefined;
  }
}

const mailServer: Variable<MailServer> = {
  parse: (text) => {
    const url = URL.parse(text);
    const isMail = url?.protocol === 'smtp:' || url?.protocol === 'smtps:';
    if (!url || !isMail || !url.hostname) return undefined;
    const secure = url.protocol === 'smtps:';
    const [user, pass] = [url.username, url.password].map(decodeURIComponent);
    return {
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: Number(url.port) || (secure ? 465 : 587),
      secure,
      ...(user && { auth: { user, pass: pass ?? '' } }),
    };
  },
  hint: 'the address of a mail server, smtp://host:port or smtps://user:password@host:port',
};

const recipients: Variable<readonly string[]> = {
  parse: (text) => {
    const addresses = listOf(text);
    return addresses.every(isEmailAddress) ? addresses : undefined;
  },
  hint: 'the e-mail address that receives the forms, or several with commas',
};

const sender: Variable<MailAddresses['from']> = {
  parse: (text) => {
    const [, name = '', address = text] = /^(.*?)\s*<([^<>]+)>$/.exec(text) ?? [];
    return isEmailAddress(address) ? { name: oneLine(name), address } : undefined;
  },
  hint: 'the address that the mails are sent from, forms@example.com or Forms <forms@example.com>',
};

const apiKey: Variable<string> = {
  parse: (text) => text,
  hint: 'the public key that the pages send in the header "apikey"',
};

const allowedOrigins: Variable<AllowedOrigins> = {
  parse: (text) => {
    if (text === '*') return '*';
    const origins = listOf(text);
    return origins.every((origin) => URL.parse(origin)?.origin === origin) ? origins : undefined;
  },
  hint: '* or the origins of the pages, with commas: https://example.com,https://www.example.com',
};

function listOf(text: string): string[] {
  return text.split(',').map((item) => item.trim());
}
