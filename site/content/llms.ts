import { brand } from './brand.ts';

/** The text of `llms.txt`, apart from the pages' own titles and descriptions. */
export const llms = {
  facts: [
    `${brand.name} matches companies with remote professionals: an application, a skills assessment and an interview come before anyone meets a client. A person reads every request.`,
    `To hire, answer nine short questions at ${brand.site}/get-matched or book a call. To work, apply at ${brand.site}/apply. Write to ${brand.email} about anything else. People, clients and quotes marked as illustrative examples are not real.`,
  ],
  lists: [
    { heading: 'Services', pageKind: 'service' },
    { heading: 'Pages', pageKind: 'page' },
    { heading: 'Guides', pageKind: 'article' },
  ],
} as const;
