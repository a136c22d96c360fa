import { brand } from './brand.ts';

/** The text of `llms.txt` besides the titles and descriptions of the pages. */
export const llms = {
  facts: [
    `${brand.name} matches companies with remote professionals. Professionals pass an application review, a skills assessment and an interview before they meet a client. A person reads every request.`,
    `To hire, answer a few short questions at ${brand.site}/get-matched or book a call. To find work, apply at ${brand.site}/apply. For anything else, write to ${brand.email}. People, clients and quotes labeled as illustrative examples are not real.`,
  ],
  lists: [
    { heading: 'Services', pageKind: 'service' },
    { heading: 'Pages', pageKind: 'page' },
    { heading: 'Guides', pageKind: 'article' },
  ],
} as const;
