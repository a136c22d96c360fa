import { readFileSync } from 'node:fs';

/** The page of a host, whose styles affect every element on it. */
export interface Host {
  readonly style: string;
  /** A setting that widgets should follow. The empty page of the comparison has it too. */
  readonly setting?: Setting;
}

export type Setting = keyof typeof settings;

/** Attributes of the root element. */
export const settings = {
  plain: '',
  'right to left': 'dir="rtl"',
  dark: 'data-bs-theme="dark" style="color-scheme: dark"',
  'zoomed to 150 percent': 'style="zoom: 1.5"',
} as const;

const sheet = (file: string): string => readFileSync(`node_modules/${file}`, 'utf8');
const bootstrap = sheet('bootstrap/dist/css/bootstrap.min.css');

/** Element styles of WordPress themes, similar to those of Twenty Twenty-One. */
const wordpress = `
  html { box-sizing: border-box; line-height: 1.15; } *, ::before, ::after { box-sizing: inherit; }
  body { font: 1.25rem/1.7 serif; color: #28303d; background: #d1e4dd; -webkit-font-smoothing: antialiased; }
  h1, h2, h3 { clear: both; font-weight: 300; letter-spacing: 0.05em; line-height: 1.3; }
  p, ul, dl, fieldset, figure, form > * + * { margin-block: 30px; }
  a { color: #28303d; text-decoration-thickness: 1px; text-underline-offset: 3px; }
  a:focus:not(.wp-block-button__link) { background: rgb(255 255 255 / 0.9); outline: 2px solid transparent; }
  button, .button, input[type='submit'] { padding: 15px 30px; border: 3px solid #39414d; border-radius: 0;
    font-weight: 500; line-height: 1.5; }
  button:not(:hover):not(:active):not(.has-background) { color: #d1e4dd; background-color: #39414d; }
  input[type='text'], input[type='email'], input[type='tel'], textarea, select { width: 100%; padding: 10px;
    border: 3px solid #39414d; border-radius: 0; line-height: 1.7; }
  input[type='checkbox'], input[type='radio'] { appearance: none; position: relative; width: 25px; height: 25px;
    border: 3px solid #39414d; background: #fff; }
  input[type='radio']:checked::after { content: ''; position: absolute; inset: 3px; background: #28303d; }
  label { display: block; margin-bottom: 10px; font-weight: 500; } legend { padding: 0; font-size: 1.5rem; }
  svg, img { max-width: 100%; height: auto; vertical-align: middle; } dialog { padding: 30px; border: 0; }
  #own ~ * { margin-block-start: 30px; }`;

/** Element styles of Shopify themes, similar to those of Dawn. */
const shopify = `
  html { height: 100%; font-size: 62.5%; box-sizing: border-box; } *, ::before, ::after { box-sizing: inherit; }
  body { display: grid; grid-template: auto auto 1fr auto / 100%; min-height: 100%;
    color: rgb(18 18 18 / 0.75); font: 1.5rem/1.8 sans-serif; letter-spacing: 0.06rem; }
  a:empty, ul:empty, dl:empty, div:empty, section:empty, article:empty, p:empty, h2:empty { display: none; }
  h1, h2, h3, h4 { color: rgb(18 18 18); letter-spacing: 0.06rem; line-height: 1.3; word-break: break-word; }
  a:not([href]) { cursor: not-allowed; } hr { height: 0.1rem; margin: 5rem 0; background: #ccc; }
  *:focus { outline: 0; box-shadow: none; }
  *:focus-visible { outline: 0.2rem solid rgb(18 18 18 / 0.5); outline-offset: 0.3rem;
    box-shadow: 0 0 0 0.3rem #fff, 0 0 0.5rem 0.4rem rgb(18 18 18 / 0.3); }
  blockquote { padding-inline-start: 1.5rem; border-inline-start: 0.2rem solid #ccc; font-style: italic; }
  summary { position: relative; list-style: none; } details > * { box-sizing: border-box; }
  table:not([class]) { table-layout: fixed; font-size: 1.4rem; border-style: hidden; }
  .hidden { display: none !important; } .visually-hidden { position: absolute !important; width: 1px; }
  button, input, select, textarea { border-radius: 0; font: inherit; letter-spacing: 0.1rem; min-height: 4.5rem; }`;

const loud = `
  * { box-sizing: content-box !important; letter-spacing: 2px !important; }
  div, form, fieldset, label, p, h2, h3, dl { margin: 9px !important; padding: 7px !important;
    float: left !important; color: red !important; text-transform: uppercase !important; }
  input, button, select, textarea { border: 5px dashed red !important; font: 30px cursive !important;
    width: 100% !important; appearance: auto !important; }
  svg { fill: red !important; } [part], [popover] { transform: rotate(3deg) !important; }`;

export const hosts: Readonly<Record<string, Host>> = {
  // A reset of every element that also applies to the tags of widgets.
  'Tailwind’s preflight': { style: sheet('tailwindcss/preflight.css') },
  // Themes that style controls by their type.
  'the rules of a WordPress theme': { style: wordpress },
  'the rules of a Shopify theme': { style: shopify },
  // The extremes: nothing is left of the tag's own styles, `rem` is smaller, and every rule is important.
  'all: unset on everything': { style: '* { all: unset !important; }' },
  'a root of 62.5 percent': { style: 'html { font-size: 62.5%; }' },
  'loud rules for every element': { style: loud },
  // Settings of the page that widgets follow, with a framework that styles elements, and sets fonts,
  // colors and line heights that widgets inherit.
  'Bootstrap, right to left': {
    style: sheet('bootstrap/dist/css/bootstrap.rtl.min.css'),
    setting: 'right to left',
  },
  'Bootstrap, dark': { style: bootstrap, setting: 'dark' },
  'Bootstrap, zoomed': { style: bootstrap, setting: 'zoomed to 150 percent' },
};
