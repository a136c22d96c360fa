import type { AddressHeaders } from './address.ts';
import type { AllowedOrigins } from './handler.ts';
import type { MailAddresses } from './mail.ts';
import type { MailService } from './mail-url.ts';
import type { PostgresOptions } from './postgres.ts';
import type { ProofOptions } from './proof.ts';
import { createVariableReader } from './variable.ts';
import * as variables from './variables.ts';

export interface Environment {
  readonly database: PostgresOptions;
  readonly mailService: MailService;
  readonly sendMs: number;
  readonly addresses: MailAddresses;
  readonly apiKey: string;
  readonly drainKey: string;
  readonly pepper: string;
  readonly proof: ProofOptions;
  readonly addressHeaders: AddressHeaders;
  readonly allowedOrigins: AllowedOrigins;
}

/** Reads the environment; throws one line that says what to set where anything is amiss. */
export function readEnvironment(get: (name: string) => string | undefined): Environment {
  const { read, finish } = createVariableReader(get);
  const environment = {
    database: {
      url: read('DATABASE_URL', variables.databaseUrl),
      authority: read('DATABASE_CA', variables.authority) || undefined,
      limits: read('RATE_LIMITS', variables.rateLimits),
      keepDays: read('KEEP_DAYS', variables.days),
    },
    mailService: read('MAIL_URL', variables.mailService),
    sendMs: read('SEND_SECONDS', variables.sendSeconds) * 1000,
    addresses: {
      to: read('MAIL_TO', variables.recipients),
      from: read('MAIL_FROM', variables.sender),
    },
    apiKey: read('API_KEY', variables.apiKey),
    drainKey: read('DRAIN_KEY', variables.secret),
    pepper: read('PEPPER', variables.secret),
    proof: {
      kind: read('PROOF', variables.proofKind),
      secret: read('PROOF_SECRET', variables.proofSecret(get('PROOF'))),
      verifyUrl: read('PROOF_URL', variables.verifyUrl),
    },
    addressHeaders: read('ADDRESS_HEADERS', variables.headerNames),
    allowedOrigins: read('ALLOWED_ORIGINS', variables.allowedOrigins),
  };
  finish();
  return environment;
}
