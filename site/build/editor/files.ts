import { brand } from '../../content/brand.ts';
import { shell } from '../../content/shell.ts';
import { editorConfig } from './config.ts';
import type { Repository } from './repository.ts';

/** The editor's page and its configuration. bundle.js adds the script. */
export const editorFiles = (repository: Repository): Record<string, string> => ({
  '/admin/index.html': page,
  '/admin/config.json': JSON.stringify(editorConfig(repository)),
});

const page = [
  `<!doctype html><html lang="${shell.language}">`,
  '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
  `<title>${brand.name} editor</title><meta name="robots" content="noindex">`,
  '<link rel="cms-config-url" type="application/json" href="/admin/config.json">',
  '<script type="module" src="/admin/editor.js"></script></head><body></body></html>\n',
].join('\n');
