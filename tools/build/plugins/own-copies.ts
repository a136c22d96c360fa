import type { Plugin } from 'vite';

/**
 * The modules that a widget bundles itself instead of sharing them, all without state, so that only
 * what it uses of them is downloaded. get-matched, the popup and the popover do so with parts of the
 * forms as well. Without this, get-matched takes nine requests and 22 kB until it can be used; with
 * it, three and 19.
 */
const copied = /_shared\/|kit\/form\/typed-controls/;
const formParts =
  /_shared\/|kit\/(form\/(typed-controls|choices|form|submit|scroll-into)|notices\/notify|booking\/(schedule-url|new-tab-link)|dialog\/(dialog-body|card-dialog|openable)|newsletter\/)/;
const copies: Readonly<Record<string, RegExp>> = {
  'get-matched': formParts,
  'newsletter-popup': formParts,
  popover:
    /kit\/(dialog\/(dialog|keep-tab|openable)|triggers\/(prompt|free-moment|memory|triggers))/,
};

/** Marks the modules that a widget carries its own copy of with the widget's name. */
export function ownCopies(): Plugin {
  return {
    name: 'own-copies',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer = '') {
      const widget = /widgets\/(?!kit)([a-z-]+)\/|[?&]of=([a-z-]+)$/.exec(importer);
      if (!widget) return;
      const name = widget[1] ?? widget[2];
      const file = await this.resolve(source, importer, { skipSelf: true });
      if (!file || !(copies[name ?? ''] ?? copied).test(file.id)) return file;
      return `${file.id}${file.id.includes('?') ? '&' : '?'}of=${name}`;
    },
  };
}
