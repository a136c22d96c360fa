import { Webhook } from 'standardwebhooks';
import { toEmailAddress } from '../../_shared/email-address.ts';
import { mailProviders } from '../delivery/providers/registry.ts';
import { isLoopback } from '../store/connection.ts';
import { oneLine } from '../validation/plain-text.ts';

// Each constant is a `Variable`: createVariableReader in variable.ts reads the environment with them.

const SECRET_LENGTH = 16;

export const databaseUrl = {
  parse: (text: string) => {
    const url = URL.parse(text);
    return /^postgres(ql)?:$/.test(url?.protocol ?? '') && url?.hostname ? text : undefined;
  },
  hint: 'the address of the database, postgresql://send_email:password@host:port/database',
};

export const authority = {
  parse: (text: string) => (text.includes('-----BEGIN CERTIFICATE-----') ? text : undefined),
  hint: "the certificate of the database's authority, in PEM",
};

/** The provider that `MAIL_URL` names, with its sender. */
export const mailService = {
  parse: (text: string) => {
    for (const provider of mailProviders) {
      const createSender = provider.parse(text);
      if (createSender) return { ...provider, createSender };
    }
    return undefined;
  },
  hint: `the mail service, as in one of these: ${mailProviders.map(({ example }) => example).join(', ')}`,
};

export const mailRate = {
  parse: (text: string) => (/^\d{1,4}(\.\d{1,3})?$/.test(text) ? Number(text) : undefined),
  hint: 'the number of emails a second, or 0 for no limit',
};

export const sendSeconds = {
  parse: (text: string) => (/^([1-9]|1\d|20)$/.test(text) ? Number(text) : undefined),
  hint: 'the deadline of a delivery attempt in seconds, 1 to 20',
  fallback: '20',
};

export const recipients = {
  parse: (text: string) => {
    const addresses = listOf(text).map(toEmailAddress);
    return addresses.every((address) => address !== undefined) ? addresses : undefined;
  },
  hint: 'the email address that receives the forms, or several, separated by commas',
};

export const sentence = {
  parse: (text: string) => (text.length <= 500 ? oneLine(text) : undefined),
  hint: 'one or two sentences of at most 500 characters: who answers a form, and when',
};

export const sender = {
  parse: (text: string) => {
    const [, name = '', given = text] = /^(.*?)\s*<([^<>]+)>$/.exec(text) ?? [];
    const address = toEmailAddress(given);
    return address ? { name: oneLine(name), address } : undefined;
  },
  hint: 'the address that the emails are sent from, forms@example.com or Forms <forms@example.com>',
};

export const apiKeys = {
  parse: listOf,
  hint: 'the public key that the pages send in the header "apikey", or several, separated by commas',
};

export const secret = {
  parse: (text: string) => (text.length >= SECRET_LENGTH ? text : undefined),
  hint: `a secret of at least ${SECRET_LENGTH} characters, for example from "openssl rand -hex 32"`,
};

export const webAddress = {
  parse: (text: string) => {
    const { protocol, hostname = '' } = URL.parse(text) ?? {};
    const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
    return isSafe ? text : undefined;
  },
  hint: 'an address that begins with https://',
};

export const webhookSecrets = {
  parse: (text: string) => {
    const secrets = listOf(text);
    const isValid = (secret: string) => secret.startsWith('whsec_') && new Webhook(secret);
    return secrets.every(isValid) ? secrets : undefined;
  },
  hint: 'whsec_ and a key in Base64, for example from "echo whsec_$(openssl rand -base64 32)", or several, separated by commas',
};

export const proofKind = {
  parse: (text: string) => (text === 'off' || text === 'altcha' ? text : undefined),
  hint: 'off or altcha',
  fallback: 'off',
};

export const headerNames = {
  parse: (text: string) => {
    if (text === 'none') return [];
    const names = listOf(text.toLowerCase());
    return names.every((name) => /^[a-z0-9-]+$/.test(name)) ? names : undefined;
  },
  hint: 'the headers that your proxy overwrites with the visitor’s address, separated by commas, or none',
  // Supabase's proxy overwrites it, whatever a visitor sends.
  fallback: 'cf-connecting-ip',
};

export const allowedOrigins = {
  parse: (text: string) => {
    if (text === '*') return '*' as const;
    const origins = listOf(text);
    return origins.every((origin) => URL.parse(origin)?.origin === origin) ? origins : undefined;
  },
  hint: '* or the origins of the pages, separated by commas: https://example.com,https://www.example.com',
};

/** Throws if an item is empty. */
function listOf(text: string): string[] {
  const items = text.split(',').map((item) => item.trim());
  if (items.includes('')) throw new Error('An item is empty.');
  return items;
}
