import { escapeXml } from '../../assets/escape-xml.ts';
import { loaderPath } from '../../content/loader.ts';
import { shell } from '../../content/shell.ts';
import { frames } from '../../embed-builder/content/frames.ts';

/**
 * The pages that partners put into a frame, where their page takes no scripts and no tags of ours:
 * `/embed/frame/get-matched?partner=acme`. site/scripts/frame.ts gives the element what the address says.
 */
export const writeEmbedFrames = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(frames).map(([name, { title, guard }]) => [
      `/embed/frame/${name}.html`,
      [
        `<!doctype html><html lang="${shell.language}">`,
        '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
        `<title>${escapeXml(title)}</title><meta name="robots" content="noindex">`,
        '<style>:root{color-scheme:light dark}body{margin:0;font:17px/1.6 system-ui}</style>',
        '<script src="/embed/frame/frame.js" defer></script>',
        `<script type="module" src="${loaderPath}"></script></head>`,
        `<body><hire-${name}${guard ? ' guard' : ''}><a href="/${name}">${escapeXml(title)}</a></hire-${name}></body></html>\n`,
      ].join('\n'),
    ]),
  );
