import { Webhook } from 'standardwebhooks';
import { isEmailAddress } from '../../_shared/email-address.ts';
import type { SendMail, SendOptions } from '../delivery/mail-provider.ts';
import { mailProviders } from '../delivery/mail-providers.ts';
import type { MailAddresses } from '../email/compose.ts';
import type { AddressHeaders } from '../http/client-address.ts';
import type { AllowedOrigins } from '../http/guard.ts';
import { oneLine } from '../validation/plain-text.ts';
import type { Variable } from './variable.ts';

const SECRET_LENGTH = 16;

export const databaseUrl: Variable<string> = {
  parse: (text) => {
    const url = URL.parse(text);
    return /^postgres(ql)?:$/.test(url?.protocol ?? '') && url?.hostname ? text : undefined;
  },
  hint: 'the address of the database, postgresql://send_email:password@host:port/database',
};

export const authority: Variable<string> = {
  parse: (text) => (text.includes('-----BEGIN CERTIFICATE-----') ? text : undefined),
  hint: "the certificate of the database's authority, in PEM",
};

/** The mail provider that `MAIL_URL` names, with its defaults. */
export interface MailService {
  readonly createSender: (options: SendOptions) => SendMail;
  readonly apiUrl: string;
  /** Mails a second; 0 is unlimited. */
  readonly rate: number;
}

export const mailService: Variable<MailService> = {
  parse: (text) => {
    for (const { parse, rate, apiUrl = '' } of mailProviders) {
      const createSender = parse(text);
      if (createSender) return { createSender, rate, apiUrl };
    }
    return undefined;
  },
  hint: `what sends the mails: ${mailProviders.map(({ example }) => example).join(', ')}`,
};

export const mailRate: Variable<number> = {
  parse: (text) => (/^\d{1,4}(\.\d{1,3})?$/.test(text) ? Number(text) : undefined),
  hint: 'the number of mails a second, or 0 for no limit',
};

export const sendSeconds: Variable<number> = {
  parse: (text) => (/^([1-9]|1\d|20)$/.test(text) ? Number(text) : undefined),
  hint: 'the seconds after which an attempt to deliver has failed, 1 to 20',
  fallback: '20',
};

export const recipients: Variable<readonly string[]> = {
  parse: (text) => {
    const addresses = listOf(text);
    return addresses.every(isEmailAddress) ? addresses : undefined;
  },
  hint: 'the e-mail address that receives the forms, or several with commas',
};

export const sender: Variable<MailAddresses['from']> = {
  parse: (text) => {
    const [, name = '', address = text] = /^(.*?)\s*<([^<>]+)>$/.exec(text) ?? [];
    return isEmailAddress(address) ? { name: oneLine(name), address } : undefined;
  },
  hint: 'the address that the mails are sent from, forms@example.com or Forms <forms@example.com>',
};

export const apiKey: Variable<string> = {
  parse: (text) => text,
  hint: 'the public key that the pages send in the header "apikey"',
};

export const secret: Variable<string> = {
  parse: (text) => (text.length >= SECRET_LENGTH ? text : undefined),
  hint: `a secret of at least ${SECRET_LENGTH} characters, for example from "openssl rand -hex 32"`,
};

export const webAddress: Variable<string> = {
  parse: (text) => (/^https?:$/.test(URL.parse(text)?.protocol ?? '') ? text : undefined),
  hint: 'an address that begins with https://',
};

export const webhookSecret: Variable<string> = {
  parse: (text) => (text.startsWith('whsec_') && new Webhook(text) ? text : undefined),
  hint: 'whsec_ and a key in Base64, for example from "echo whsec_$(openssl rand -base64 32)"',
};

export const proofKind: Variable<'off' | 'altcha'> = {
  parse: (text) => (text === 'off' || text === 'altcha' ? text : undefined),
  hint: 'off or altcha',
  fallback: 'off',
};

export const headerNames: Variable<AddressHeaders> = {
  parse: (text) => {
    const names = listOf(text.toLowerCase());
    return names.every((name) => /^[a-z0-9-]+$/.test(name)) ? names : undefined;
  },
  hint: 'the headers that may name the visitor, the most trusted one first, with commas',
  fallback: 'cf-connecting-ip,x-forwarded-for',
};

export const allowedOrigins: Variable<AllowedOrigins> = {
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
