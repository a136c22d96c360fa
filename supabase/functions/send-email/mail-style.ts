import { type Html, html } from './html.ts';

/** What every mail program shows: light, and in two columns. */
export const styles = {
  page: css({
    margin: '0',
    padding: '16px',
    background: '#f3f4f6',
    'font-family': "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
  }),
  card: css({
    'max-width': '600px',
    margin: '0 auto',
    padding: '24px',
    background: '#ffffff',
    border: '1px solid #dfe2e7',
    'border-radius': '12px',
    'box-sizing': 'border-box',
  }),
  title: css({
    margin: '0',
    'font-size': '21px',
    'line-height': '1.3',
    color: '#14171a',
    'overflow-wrap': 'anywhere',
  }),
  advice: css({
    margin: '6px 0 16px',
    'font-size': '15px',
    'line-height': '1.5',
    color: '#565d68',
    'overflow-wrap': 'anywhere',
  }),
  table: css({ 'border-collapse': 'collapse', 'table-layout': 'fixed' }),
  label: css({
    padding: '10px 12px 10px 0',
    'border-top': '1px solid #e6e8ec',
    'font-size': '14px',
    'line-height': '24px',
    'font-weight': '400',
    color: '#565d68',
    'text-align': 'left',
    'vertical-align': 'top',
  }),
  text: css({
    padding: '10px 0',
    'border-top': '1px solid #e6e8ec',
    'font-size': '16px',
    'line-height': '24px',
    color: '#14171a',
    'vertical-align': 'top',
    'overflow-wrap': 'anywhere',
  }),
  link: css({ color: '#0b57d0' }),
  empty: css({
    margin: '0',
    padding: '14px 0 0',
    'border-top': '1px solid #e6e8ec',
    'font-size': '14px',
    'line-height': '1.5',
    color: '#565d68',
  }),
  provenance: css({
    margin: '14px 0 0',
    padding: '14px 0 4px',
    'border-top': '1px solid #e6e8ec',
    'font-size': '14px',
    'line-height': '1.5',
    'font-weight': '600',
    color: '#565d68',
  }),
  factLabel: css({
    padding: '2px 12px 2px 0',
    'font-size': '14px',
    'line-height': '21px',
    'font-weight': '400',
    color: '#565d68',
    'text-align': 'left',
    'vertical-align': 'top',
  }),
  fact: css({
    padding: '2px 0',
    'font-size': '14px',
    'line-height': '21px',
    color: '#14171a',
    'vertical-align': 'top',
    'overflow-wrap': 'anywhere',
  }),
  footnote: css({
    'max-width': '600px',
    margin: '14px auto 0',
    'font-size': '13px',
    'line-height': '1.5',
    color: '#565d68',
    'text-align': 'center',
  }),
} as const;

/** What the mail programs that know media queries make of it: one column on a phone, and dark. */
export const adaptations = html`<style>
  @media (max-width: 480px) {
    .cell { display: block !important; width: auto !important; }
    .label { padding: 10px 0 0 !important; line-height: 20px !important; }
    .text { padding: 0 0 10px !important; border: 0 !important; }
    .fact-label { padding: 6px 0 0 !important; }
    .fact { padding: 0 0 2px !important; }
  }
  @media (prefers-color-scheme: dark) {
    .page { background: #16181c !important; }
    .card { background: #1f2227 !important; border-color: #363b43 !important; }
    .ink { color: #f1f2f4 !important; }
    .muted { color: #a7adb7 !important; }
    .rule { border-color: #363b43 !important; }
    .link { color: #8fb8ff !important; }
  }
</style>`;

function css(rules: Readonly<Record<string, string>>): Html {
  const text = Object.entries(rules)
    .map(([property, value]) => `${property}:${value}`)
    .join(';');
  // Once for all mails.
  return html`${text}`;
}
