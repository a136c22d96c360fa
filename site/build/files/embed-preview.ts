import { escapeXml } from '../../assets/escape-xml.ts';
import { loaderPath } from '../../content/loader.ts';
import { shell } from '../../content/shell.ts';
import { sample } from '../../embed-builder/content/words.ts';

const style = [
  ':root{color-scheme:light}',
  "body{margin:0;background:Canvas;color:CanvasText;font:17px/1.6 'Avenir Next','Segoe UI','Helvetica Neue',Arial,sans-serif}",
  'header,main{box-sizing:border-box;max-inline-size:748px;margin:0 auto;padding:16px 20px}',
  'header{display:flex;flex-wrap:wrap;gap:8px 14px;border-block-end:1px solid light-dark(#ddd,#444);font-size:14px}',
  'header b{margin-inline-end:auto;font-size:18px;letter-spacing:-.02em}',
  'h1{max-inline-size:14em;margin:24px 0 20px;font-size:clamp(28px,6vw,40px);line-height:1.1;letter-spacing:-.03em}',
  'p{margin:0 0 20px}',
  '[data-opener]{min-block-size:44px;margin-block-end:20px;padding-inline:20px;font:inherit}',
  '[data-stage]{margin-block-end:24px}',
  'hire-carousel>p{display:grid;place-items:center;min-block-size:160px;border-radius:12px;background:light-dark(#67d2cc,#0f5558);font-size:28px;font-weight:700}',
  'hire-carousel>:nth-child(2){background:light-dark(#feb93b,#2c3577)}',
  'hire-carousel>:nth-child(3){background:light-dark(#f5c5b4,#64303f)}',
].join('');

/**
 * The example of a partner's page in the embed builder's preview frame. It loads the widgets as a
 * partner's page does; site/embed-builder/script/preview.ts adds the chosen element.
 */
export function writeEmbedPreview(): string {
  const { title, links, heading, before, after } = sample;
  return [
    `<!doctype html><html lang="${shell.language}" dir="ltr">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeXml(title)}</title><meta name="robots" content="noindex"><style>${style}</style>`,
    `<script type="module" src="${loaderPath}"></script></head>`,
    `<body><header><b>${escapeXml(title)}</b>${links.map((text) => `<span>${escapeXml(text)}</span>`).join('')}</header>`,
    `<main><h1>${escapeXml(heading)}</h1>`,
    '<button type="button" data-opener hidden></button><div data-stage></div>',
    `${[before, ...after].map(paragraph).join('')}</main></body></html>\n`,
  ].join('\n');
}

const paragraph = (text: string): string => `<p>${escapeXml(text)}</p>`;
