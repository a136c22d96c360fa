import {
  applicationForm,
  availabilities,
  discoveryCallForm,
  engagements,
  experiences,
  getMatchedForm,
  roles,
  startDates,
  talentTypes,
  urgencies,
} from '../../_shared/contract.ts';
import type { Answers } from '../validation/validate.ts';
import { answerLabel, fieldLabel } from './labels.ts';

/** The longest name in a mail to a visitor. */
const NAME_LENGTH = 30;

interface Kind {
  readonly what: string;
  /** The answers that are repeated, if they are among these options: our words, not the visitor's. */
  readonly options: Readonly<Record<string, readonly string[]>>;
}

/** By form type. The newsletter is not here, because its form already says that it was received. */
const kinds: Readonly<Record<string, Kind>> = {
  [getMatchedForm.type]: {
    what: 'request',
    options: { role: roles, engagement: engagements, startDate: startDates },
  },
  [discoveryCallForm.type]: {
    what: 'request for a call',
    options: { talentType: talentTypes, urgency: urgencies },
  },
  [applicationForm.type]: {
    what: 'application',
    options: { experience: experiences, availability: availabilities },
  },
};

/**
 * Writes what a visitor is told: that the form was received, `promise` (who answers, and when), and how to
 * correct it. Anybody can type another person's address, so it contains no words of the visitor but the
 * first part of the name. Returns `undefined` for a form that is not confirmed.
 */
export function renderConfirmation(
  form: string,
  answers: Answers,
  promise: string,
): { subject: string; text: string } | undefined {
  const kind = kinds[form];
  if (!kind) return undefined;
  const name = firstName(String(answers.name ?? ''));
  const rows = Object.entries(kind.options).flatMap(([field, options]) => {
    const answer = String(answers[field]);
    return options.includes(answer) ? [`${fieldLabel(field)}: ${answerLabel(field, answer)}`] : [];
  });
  return {
    subject: `We have your ${kind.what}`,
    text: [
      name ? `Hello ${name},` : 'Hello,',
      `Your ${kind.what} has arrived. ${promise}`,
      ...(rows.length > 0 ? [rows.join('\n')] : []),
      'To correct or add something, reply to this email. A person reads it.',
      'You didn’t send it? Then somebody entered your address by mistake. Reply, and we delete it. You get no other email of this kind today.\n',
    ].join('\n\n'),
  };
}

/** The first word of a name if it has only letters, so that it can be neither a link nor a sentence. */
function firstName(name: string): string {
  const [first = ''] = name.trim().split(/\s+/);
  return /^[\p{L}\p{M}'’-]+$/u.test(first) ? [...first].slice(0, NAME_LENGTH).join('') : '';
}
