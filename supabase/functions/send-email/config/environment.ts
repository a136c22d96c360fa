import {
  applicationForm,
  discoveryCallForm,
  getMatchedForm,
  newsletterForm,
} from '../../_shared/contract.ts';
import { createVariableReader } from './variable.ts';
import * as variables from './variables.ts';

/** The configuration of the function. */
export type Environment = ReturnType<typeof readEnvironment>;

/** The variables with the recipients of one form, by form type. */
const recipientsByForm = {
  [getMatchedForm.type]: 'MAIL_TO_GET_MATCHED',
  [applicationForm.type]: 'MAIL_TO_APPLICATION',
  [discoveryCallForm.type]: 'MAIL_TO_DISCOVERY_CALL',
  [newsletterForm.type]: 'MAIL_TO_NEWSLETTER',
};

/** Reads the environment. Throws a one-line error that names each missing or wrong variable. */
export function readEnvironment(get: (name: string) => string | undefined) {
  const { read, readOptional, finish } = createVariableReader(get);
  const deadlineMs = read('SEND_SECONDS', variables.sendSeconds) * 1000;
  const mailService = read('MAIL_URL', variables.mailService);
  const apiUrl = readOptional('MAIL_API_URL', variables.webAddress) ?? mailService?.apiUrl ?? '';
  const webhookUrl = readOptional('WEBHOOK_URL', variables.webAddress);
  const toByForm = Object.entries(recipientsByForm).map(
    ([form, name]) => [form, readOptional(name, variables.recipients)] as const,
  );
  const environment = {
    database: {
      url: read('DATABASE_URL', variables.databaseUrl),
      authority: readOptional('DATABASE_CA', variables.authority),
      targets: webhookUrl ? (['mail', 'webhook'] as const) : (['mail'] as const),
    },
    sendMail: mailService?.createSender({ deadlineMs, apiUrl }),
    mailRate: readOptional('MAIL_RATE', variables.mailRate) ?? mailService?.rate,
    addresses: {
      from: read('MAIL_FROM', variables.sender),
      to: read('MAIL_TO', variables.recipients),
      toByForm: Object.fromEntries(toByForm),
    },
    confirmation: readOptional('CONFIRMATION', variables.sentence),
    reportTo: readOptional('REPORT_TO', variables.recipients),
    // Required with the address: without a signature, anyone could post a lead to the receiver.
    webhook: webhookUrl
      ? { url: webhookUrl, secrets: read('WEBHOOK_SECRET', variables.webhookSecrets), deadlineMs }
      : undefined,
    alertUrl: readOptional('ALERT_URL', variables.webAddress),
    apiKeys: read('API_KEY', variables.apiKeys),
    drainKey: read('DRAIN_KEY', variables.secret),
    pepper: read('PEPPER', variables.secret),
    proofSecret:
      read('PROOF', variables.proofKind) === 'altcha'
        ? read('PROOF_SECRET', variables.secret)
        : undefined,
    addressHeaders: read('ADDRESS_HEADERS', variables.headerNames),
    allowedOrigins: read('ALLOWED_ORIGINS', variables.allowedOrigins),
  };
  finish();
  return environment;
}
