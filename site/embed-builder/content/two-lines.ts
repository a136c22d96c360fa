import { steps, messages as wizard } from '../../../widgets/get-matched/content.ts';
import { code } from './code.ts';
import { initialSettings } from './initial-settings.ts';
import { sample } from './words.ts';

const name = initialSettings.partner;
const address = `${name}.example/hire`;
const { question, options } = wizard.steps.role;

/** An example: what a partner pastes, what a visitor sees of it, and what arrives. */
export const twoLines = {
  name,
  source: {
    title: 'Two lines in',
    before: ['<main>', `  <h1>${sample.heading}</h1>`],
    code: code.embed,
    after: ['</main>', '<footer>…</footer>'],
  },
  page: {
    title: 'A visitor asks',
    address,
    heading: sample.heading,
    step: wizard.stepOf.replace('{step}', '1').replace('{of}', String(steps.length)),
    question,
    answers: [options.dev, options.designer, options.marketing, options.sales],
  },
  request: {
    title: 'A lead out',
    subject: `Get matched: ${options.dev}`,
    rows: [
      { label: 'Email', text: 'ana@client.example' },
      { label: 'Start', text: wizard.steps.startDate.options.ASAP },
      { label: 'Page', text: address },
      { label: 'Partner', text: name },
    ],
    note: 'We reply to the visitor, and count the form as yours.',
  },
};
