import { html } from './html.ts';

/**
 * The styles of the mail: two columns, or one on phones; light and dark. Without them, a mail program
 * still shows a heading and tables.
 */
export const stylesheet = html`<style>
body { margin: 0; padding: 16px; background: #f3f4f6; color: #14171a; font: 16px/1.5 -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif; overflow-wrap: anywhere; }
.card { max-width: 600px; margin: 0 auto; padding: 24px; background: #fff; border: 1px solid #dfe2e7; border-radius: 12px; box-sizing: border-box; }
h1 { margin: 0; font-size: 21px; line-height: 1.3; }
h2 { margin: 0; padding: 14px 0 4px; font-size: 14px; font-weight: 600; }
p { margin: 6px 0 16px; font-size: 15px; }
p, h2, th { color: #565d68; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; }
th, td { padding: 10px 0; text-align: start; vertical-align: top; font-weight: 400; }
th { width: 140px; padding-right: 12px; font-size: 14px; line-height: 24px; }
.answers th, .answers td, .rule { border-top: 1px solid #e6e8ec; }
.rule { margin: 0; padding: 14px 0; font-size: 14px; }
.facts th, .facts td { padding-top: 2px; padding-bottom: 2px; font-size: 14px; line-height: 21px; }
.footnote { max-width: 600px; margin: 14px auto 0; font-size: 13px; text-align: center; }
a { color: #0b57d0; }
@media (max-width: 480px) {
  th, td { display: block; width: auto; }
  .answers th { padding: 10px 0 0; }
  .answers td { padding: 0 0 10px; border: 0; }
  .facts th { padding: 6px 0 0; }
}
@media (prefers-color-scheme: dark) {
  body { background: #16181c; color: #f1f2f4; }
  .card { background: #1f2227; border-color: #363b43; }
  p, h2, th { color: #a7adb7; }
  .answers th, .answers td, .rule { border-color: #363b43; }
  a { color: #8fb8ff; }
}
</style>`;
