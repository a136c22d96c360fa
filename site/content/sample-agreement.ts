import type { Term } from './agreement.ts';
import { brand } from './brand.ts';
import { company } from './company.ts';

export interface Clause {
  topic: string;
  /** What the clause means, in plain words. */
  plain: string;
  /** A sentence with the number of the clause, and the same without it for as long as it is empty. */
  number?: { term: Term; filled: string; empty: string };
  /** The clause of the sample agreement. `{notice}` stands for the term of that name. */
  text: string;
}

/** The provider, as the agreement names it. */
const provider = company.entity || brand.name;

/** An agreement to read before there is one to sign. `sample` until it is the provider's own. */
export const agreement = {
  name: 'Services agreement',
  sample: true,
  clauses: [
    {
      topic: 'Who signs',
      plain:
        'You sign once, with us. We sign with the person who does the work, under the rules of their country.',
      text: `This agreement is between the client and ${provider}. ${brand.name} engages each professional that a schedule names, under the law of the country where that person works.`,
    },
    {
      topic: 'Hours and rate',
      plain: 'One page names the person, the hours that you share and the rate.',
      number: {
        term: 'hoursNotice',
        filled: 'To change the hours, say so {hoursNotice} ahead.',
        empty: 'It also says how far ahead to ask for other hours.',
      },
      text: 'A schedule states the professional, the role, the shared hours and the rate in US dollars. Either side may ask for other hours with {hoursNotice} of notice. They apply when both have agreed in writing.',
    },
    {
      topic: 'How you pay',
      plain:
        'Part-time hours come as a package and full-time as a plan, both billed monthly. A project has a fixed rate, and you pay for each milestone once you’ve accepted it.',
      number: {
        term: 'payment',
        filled: 'An invoice is due {payment} after its date.',
        empty: 'The clause names the day on which an invoice is due.',
      },
      text: 'Packages and plans are invoiced monthly, milestones when the client has accepted them. An invoice is due {payment} after its date.',
    },
    {
      topic: 'Paying by milestone',
      plain: 'You look at the result before you owe the milestone in full.',
      number: {
        term: 'acceptance',
        filled: 'You have {acceptance} to accept it, or to say what is missing.',
        empty: 'There is a set time to accept it, or to say what is missing.',
      },
      text: 'Within {acceptance} of a delivery, the client accepts the milestone or lists what the agreed scope still lacks. The missing parts are then delivered and presented again.',
    },
    {
      topic: 'If it isn’t working',
      plain:
        'Tell us early. We go over the brief and the hours with you first, because they are often the cause.',
      number: {
        term: 'searchAgain',
        filled: 'If the match itself is wrong in the first {searchAgain}, we search again.',
        empty:
          'If the match itself is wrong, we can search again for a set time after the first day.',
      },
      text: `If the client reports within {searchAgain} of the first day that a match is wrong, ${brand.name} reviews the brief with the client and proposes other professionals.`,
    },
    {
      topic: 'Who owns the work',
      plain:
        'What is made for you becomes yours. Keep the repository, the domain and every account in your company’s name from the start.',
      number: {
        term: 'ownership',
        filled: 'It is yours {ownership}.',
        empty: 'The clause says whether that happens on payment or on delivery.',
      },
      text: 'Work made under a schedule becomes the property of the client {ownership}. Accounts, customer data and existing material of the client stay the client’s at all times.',
    },
    {
      topic: 'What stays private',
      plain: 'We and the person keep what we learn about you to ourselves.',
      number: {
        term: 'confidentiality',
        filled: 'That lasts for {confidentiality} after the work ends.',
        empty: 'The clause says for how long after the work ends.',
      },
      text: `${brand.name} and each professional keep the client’s information confidential during the work and for {confidentiality} after it ends.`,
    },
    {
      topic: 'How to stop ongoing work',
      plain:
        'Part-time and full-time work can be ended by either side. Keep the last week for the handover, and remove the access yourself.',
      number: {
        term: 'notice',
        filled: 'Both sides give {notice} of notice.',
        empty: 'The notice is the same for both sides.',
      },
      text: 'Either side may end a schedule for ongoing work with {notice} of notice in writing. Notes and files are handed over before the last day.',
    },
    {
      topic: 'How to stop a project',
      plain:
        'A project ends with its last milestone. If you stop sooner, you pay for the milestones that you accepted.',
      number: {
        term: 'unfinished',
        filled: 'Of the one under way, you pay {unfinished}.',
        empty: 'The clause also says which share of the one under way is due.',
      },
      text: 'The client may stop a project at any time in writing. Accepted milestones are due, and {unfinished} of the milestone under way.',
    },
  ] satisfies Clause[] as Clause[],
};
