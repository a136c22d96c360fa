import { isEmailAddress } from '../_shared/email-address.ts';
import type { AddressHeaders } from './address.ts';
import type { AllowedOrigins } from './handler.ts';
import type { MailAddresses } from './mail.ts';
import { type MailService, parseMailUrl } from './mail-url.ts';
import { oneLine } from './plain-text.ts';
import { type ProofKind, proofKinds } from './proof.ts';
import { parseRateLimits, type RateLimit } from './rate-limit.ts';
import type { Variable } from './variable.ts';

const SECRET_LENGTH = 16;
const NONE = 'none';

export const databaseUrl: Variable<string> = {
  parse: (text) => {
    const url = URL.parse(text);
    return /^postgres(ql)?:$/.test(url?.protocol ?? '') && url?.hostname ? text : undefined;
  },
  hint: 'the address of the database, postgresql://send_email:password@host:port/database',
};

export const authority: Variable<string> = {
  parse: (text) => {
    if (text === NONE) return '';
    return text.includes('-----BEGIN CERTIFICATE-----') ? text : undefined;
  },
  hint: 'the certificate of the authority that vouches for the database, in PEM',
  otherwise: NONE,
};

export const rateLimits: Variable<readonly RateLimit[]> = {
  parse: parseRateLimits,
  hint: 'off, or how many forms an address may send in how long, a day at most: 10/10m,50/1d',
  otherwise: '10/10m,50/1d',
};

export const days: Variable<number> = {
  parse: (text) => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined),
  hint: 'the number of days that a form is kept after it was mailed, 1 or more',
  otherwise: '365',
};

export const mailService: Variable<MailService> = {
  parse: parseMailUrl,
  hint: 'what sends the mails: smtp://host:port, smtps://user:password@host:465, resend:key or postmark:token',
};

export const sendSeconds: Variable<number> = {
  parse: (text) => (/^([1-9]|1\d|20)$/.test(text) ? Number(text) : undefined),
  hint: 'the seconds after which a mail that is not accepted has failed, 1 to 20',
  otherwise: '20',
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

export const proofKind: Variable<ProofKind> = {
  parse: (text) => proofKinds.find((kind) => kind === text),
  hint: `one of ${proofKinds.join(', ')}`,
  otherwise: 'off',
};

/** No secret is needed where no proof is asked for. */
export function proofSecret(kind: string | undefined): Variable<string> {
  const isOff = !kind || kind === 'off';
  return { ...secret, ...(isOff && { parse: () => '', otherwise: NONE }) };
}

export const verifyUrl: Variable<string> = {
  parse: (text) => (/^https?:$/.test(URL.parse(text)?.protocol ?? '') ? text : undefined),
  hint: 'the address at which tokens of Turnstile are verified',
  otherwise: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
};

export const headerNames: Variable<AddressHeaders> = {
  parse: (text) => {
    const names = listOf(text.toLowerCase());
    return names.every((name) => /^[a-z0-9-]+$/.test(name)) ? names : undefined;
  },
  hint: 'the headers that may name the visitor, the most trusted one first, with commas',
  otherwise: 'cf-connecting-ip,x-forwarded-for',
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
