/** What the form of the campaign link asks for. */
export interface CampaignLink {
  /** The path of a page, such as /get-matched. */
  page: string;
  role: string;
  source: string;
  medium: string;
  campaign: string;
  content: string;
  /** What the visitor is looking for, in words that they can change. */
  words: string;
}

const formPage = '/get-matched';

/** The parameters of the address, without `utm_`. */
const parameters = ['source', 'medium', 'campaign', 'content'] as const;

export const initialLink: CampaignLink = {
  page: formPage,
  role: '',
  source: 'newsletter',
  medium: 'email',
  campaign: 'q4',
  content: '',
  words: '',
};

/** The address to share. Role and words are only for the page of the form. */
export function campaignAddress(link: CampaignLink, site: string): string {
  const url = new URL(link.page.trim() || '/', `${site}/`);
  for (const name of parameters) {
    if (link[name].trim()) url.searchParams.set(`utm_${name}`, link[name].trim());
  }
  if (url.pathname === formPage) {
    const words = link.words.trim() && `hiringFor=${encodeURIComponent(link.words.trim())}`;
    url.hash = [link.role, words].filter(Boolean).join('&');
  }
  return url.href;
}

/** The rows of the email that a form from this address becomes. */
export function campaignRows(address: string): [label: string, text: string][] {
  const { origin, pathname, searchParams } = new URL(address);
  const rows = parameters.map((name): [string, string] => [
    name.charAt(0).toUpperCase() + name.slice(1),
    searchParams.get(`utm_${name}`) ?? '',
  ]);
  return [['Page', origin + pathname], ...rows.filter(([, text]) => text)];
}

export const campaignWords = {
  form: 'Campaign link',
  page: 'Page',
  pageHint: 'A path of this site, such as /get-matched or a landing page.',
  role: 'Role',
  anyRole: 'Any role',
  roleHint: 'The form has it chosen already.',
  source: 'Source',
  sourceHint: 'Where the link is, such as newsletter or linkedin.',
  medium: 'Medium',
  mediumHint: 'How it reaches people, such as email, social or print.',
  campaign: 'Campaign',
  campaignHint: 'The same name in every link of the campaign.',
  content: 'Content',
  contentHint: 'Tells two links of a campaign apart, such as blue and green.',
  words: 'First words',
  wordsHint: 'Written into the form for the visitor, who can change them.',
  address: 'Address',
  toAddress: 'Show the address',
  code: 'QR code of the address',
  saveCode: 'Save the QR code',
  seen: 'What the team will see with each request',
  needsScripts: 'This form needs scripts. Without them, add ?utm_source=…&utm_campaign=… by hand.',
  foreign: 'Only pages of this site can be chosen: begin the page with /.',
};
