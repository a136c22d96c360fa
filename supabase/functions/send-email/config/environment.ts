import {
  applicationForm,
  discoveryCallForm,
  getMatchedForm,
  newsletterForm,
} from '../../_shared/contract.ts';
import type { SendMail } from '../delivery/mail-provider.ts';
import type { WebhookOptions } from '../delivery/providers/webhook.ts';
import type { MailAddresses } from '../email/compose.ts';
import type { AddressHeaders } from '../http/client-address.ts';
import type { AllowedOrigins } from '../http/guard.ts';
import type { PostgresOptions } from '../store/postgres.ts';
import { createVariableReader, type VariableReader } from './variable.ts';
import * as variables from './variables.ts';

/** What the function is configured with. */
export interface Environment {
  readonly database: PostgresOptions;
  readonly sendMail: SendMail;
  /** Mails a second; 0 is unlimited. */
  readonly mailRate: number;
  readonly addresses: MailAddresses;
  readonly webhook: WebhookOptions | undefined;
  readonly alertUrl: string | undefined;
  readonly apiKey: string;
  readonly drainKey: string;
  readonly pepper: string;
  /** The secret of proofs of work; `undefined` while none is asked for. */
  readonly proofSecret: string | undefined;
  readonly addressHeaders: AddressHeaders;
  readonly allowedOrigins: AllowedOrigins;
}

/** The variables that name a form's own recipients, by form type. */
const recipientsByForm = {
  [getMatchedForm.type]: 'MAIL_TO_GET_MATCHED',
  [applicationForm.type]: 'MAIL_TO_APPLICATION',
  [discoveryCallForm.type]: 'MAIL_TO_DISCOVERY_CALL',
  [newsletterForm.type]: 'MAIL_TO_NEWSLETTER',
};

/** Reads the environment; throws one line that says what to set where a value is missing or wrong. */
export function readEnvironment(get: (name: string) => string | undefined): Environment {
  const reader = createVariableReader(get);
  const { read, readOptional } = reader;
  const deadlineMs = read('SEND_SECONDS', variables.sendSeconds) * 1000;
  const webhook = readWebhook(reader, deadlineMs);
  const mailService = read('MAIL_URL', variables.mailService);
  const apiUrl = readOptional('MAIL_API_URL', variables.webAddress) ?? mailService?.apiUrl;
  const environment = {
    database: {
      url: read('DATABASE_URL', variables.databaseUrl),
      authority: readOptional('DATABASE_CA', variables.authority),
      targets: webhook ? (['mail', 'webhook'] as const) : (['mail'] as const),
    },
    sendMail: mailService?.createSender({ deadlineMs, apiUrl }),
    mailRate: readOptional('MAIL_RATE', variables.mailRate) ?? mailService?.rate,
    addresses: {
      from: read('MAIL_FROM', variables.sender),
      to: read('MAIL_TO', variables.recipients),
      toByForm: readRecipients(reader),
    },
    webhook,
    alertUrl: readOptional('ALERT_URL', variables.webAddress),
    apiKey: read('API_KEY', variables.apiKey),
    drainKey: read('DRAIN_KEY', variables.secret),
    pepper: read('PEPPER', variables.secret),
    proofSecret:
      read('PROOF', variables.proofKind) === 'altcha'
        ? read('PROOF_SECRET', variables.secret)
        : undefined,
    addressHeaders: read('ADDRESS_HEADERS', variables.headerNames),
    allowedOrigins: read('ALLOWED_ORIGINS', variables.allowedOrigins),
  };
  reader.finish();
  return environment;
}

/** The address asks for the secret as well: nobody should act on leads that anyone may have sent. */
function readWebhook(
  { read, readOptional }: VariableReader,
  deadlineMs: number,
): WebhookOptions | undefined {
  const url = readOptional('WEBHOOK_URL', variables.webAddress);
  if (!url) return undefined;
  return { url, secret: read('WEBHOOK_SECRET', variables.webhookSecret), deadlineMs };
}

function readRecipients({ readOptional }: VariableReader): Record<string, readonly string[]> {
  const entries = Object.entries(recipientsByForm).flatMap(([form, name]) => {
    const addresses = readOptional(name, variables.recipients);
    return addresses ? [[form, addresses] as const] : [];
  });
  return Object.fromEntries(entries);
}
