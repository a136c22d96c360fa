// Not from company.ts, whose checks use the placeholders that this file fills.
import { brand, company } from './brand.ts';
import { dollars } from './dollars.ts';
import { labels } from './labels.ts';

/** An invented month: the agreed hours, those that were added, and the rate in dollars. */
const month = { hours: 100, added: 6, rate: 28 };

const { line } = labels.terms;
const rate = dollars(month.rate);
const amountOf = (hours: number) =>
  `<data value="${hours * month.rate}">${dollars(hours * month.rate)}</data>`;

/** A line for each question of the article, in their order. */
const lines = [
  { name: 'Paid by', text: `${brand.name}. We collect from the client, and pay her.` },
  {
    name: 'Payday',
    text: company.payday
      ? `Every month, ${company.payday}.`
      : 'Every month, on the day that her contract names.',
  },
  {
    name: 'Currency',
    text: 'Her rate is in US dollars, and her contract names the currency. Who pays the transfer fee isn’t promised yet: ask before you sign.',
  },
  {
    name: line(month.hours, rate),
    text: 'Part-time work is paid every month, by our payroll. A project is paid after the client accepts each milestone.',
    hours: month.hours,
  },
  {
    name: line(month.added, rate),
    text: 'Extra hours. Both sides agreed to them in writing before she worked them.',
    hours: month.added,
  },
];

/** What the payment is called, what it is for, and how much it is. */
export const firstPay = {
  label: 'Payment for June',
  rows: [month.hours, month.added].map(
    (hours) => [line(hours, rate), dollars(hours * month.rate)] as const,
  ),
  amount: dollars((month.hours + month.added) * month.rate),
};

/** A first payment to a freelancer, as the HTML inside a figure. */
export const firstPayday = `<figcaption>${labels.sampleNote}</figcaption><header><b>${firstPay.label}</b>Mariam T., bookkeeper in Accra</header><ol>${lines
  .map(
    ({ name, text, hours }) =>
      `<li><b>${name}</b>${hours ? amountOf(hours) : ''}<p>${text}</p></li>`,
  )
  .join(
    '',
  )}</ol><footer>Paid to Mariam, before taxes${amountOf(month.hours + month.added)}</footer>`;
