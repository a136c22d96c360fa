import { generate } from 'lean-qr';
import { toSvg } from 'lean-qr/extras/svg';
import {
  type CampaignLink,
  campaignAddress,
  campaignRows,
  campaignWords,
} from '../content/campaign-link.ts';

/** Shows the address, its QR code and what the team will see, after each change of the form. */
export function startCampaignLink(form: HTMLFormElement): void {
  const find = (selector: string) => form.querySelector(selector) as HTMLElement;
  const show = () => {
    const address = addressOf(form);
    find('code').textContent = address ?? campaignWords.foreign;
    const code = address ? drawCode(address) : undefined;
    find('[data-qr]').replaceChildren(...(code ? [code] : []));
    const save = form.querySelector('[download]') as HTMLAnchorElement;
    save.hidden = !code;
    if (code) save.href = `data:image/svg+xml,${encodeURIComponent(asFile(code))}`;
    find('[data-rows]').replaceChildren(...(address ? campaignRows(address).map(createRow) : []));
  };
  form.addEventListener('input', show);
  form.addEventListener('submit', () => find('figure').scrollIntoView({ block: 'center' }));
  show();
}

/** Undefined if the page is not one of this site. */
function addressOf(form: HTMLFormElement): string | undefined {
  const site = form.dataset.campaignLink ?? '';
  const values = [...new FormData(form)].map(([name, value]) => [name.replace('link-', ''), value]);
  try {
    const address = campaignAddress(Object.fromEntries(values) as unknown as CampaignLink, site);
    return new URL(address).origin === new URL(site).origin ? address : undefined;
  } catch {
    return undefined;
  }
}

function drawCode(address: string): Element {
  const code = toSvg(generate(address), document, { on: '#000', pad: 4 });
  // For the file. On the page, its style is smaller.
  code.setAttribute('width', '600');
  code.setAttribute('height', '600');
  code.setAttribute('role', 'img');
  code.setAttribute('aria-label', campaignWords.code);
  return code;
}

/** With its namespace, which only a file needs. */
const asFile = (code: Element): string => new XMLSerializer().serializeToString(code);

function createRow([label, text]: [string, string]): Element {
  const row = document.createElement('div');
  const [term, description] = [document.createElement('dt'), document.createElement('dd')];
  term.textContent = label;
  description.dir = 'auto';
  description.textContent = text;
  row.append(term, description);
  return row;
}
