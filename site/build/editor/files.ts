import { escapeXml } from '../../assets/escape-xml.ts';
import { brand } from '../../content/brand.ts';
import { shell } from '../../content/shell.ts';
import { allStyles } from '../stylesheet.ts';
import { editorConfig } from './config.ts';
import type { Repository } from './repository.ts';

/** The editor's page and its configuration. bundle.js adds the script. */
export const editorFiles = (
  repository: Repository,
  faults: readonly string[],
): Record<string, string> => ({
  '/admin/index.html': page(faults),
  '/admin/config.json': JSON.stringify(editorConfig(repository)),
  '/admin/preview.css': allStyles(),
});

const page = (faults: readonly string[]): string =>
  [
    `<!doctype html><html lang="${shell.language}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${brand.name} editor</title><meta name="robots" content="noindex">`,
    '<link rel="cms-config-url" type="application/json" href="/admin/config.json">',
    '<script type="module" src="/admin/editor.js"></script></head>',
    `<body>${report(faults)}</body></html>\n`,
  ].join('\n');

/** What the last build could not publish: in a corner above the editor, beside the button to sign in. */
const report = (faults: readonly string[]): string =>
  faults.length === 0
    ? ''
    : [
        '<details open role="alert" style="position:fixed;inset:auto 1rem 1rem auto;z-index:99;max-inline-size:22rem;max-block-size:60vh;overflow:auto;padding:1rem;border-radius:8px;background:#fff3d6;color:#1a1a1a;font:16px/1.5 system-ui">',
        '<summary><b>Not published as it is saved</b></summary><ul>',
        ...faults.map((fault) => `<li>${escapeXml(fault)}</li>`),
        '</ul></details>',
      ].join('');
