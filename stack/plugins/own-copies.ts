import type { Plugin } from 'vite';

/**
 * What a widget carries its own copy of, less what it does not use: stateless all of it. Three of
 * them do so with the forms' file too: the wizard, to be usable after three requests (loader, runtime,
 * itself), the popup, which would else be the sum of five small files, and the popover, which sends
 * no form.
 */
const copied = /_shared\/|kit\/typed-controls/;
const formParts =
  /_shared\/|kit\/(typed-controls|choices|form|submit|notify|schedule-url|new-tab-link|scroll-into|dialog-body|card-dialog|openable|newsletter|privacy-url)/;
const copies: Readonly<Record<string, RegExp>> = {
  'get-matched': formParts,
  'newsletter-popup': formParts,
  popover: /kit\/(dialog|keep-tab|openable|offer|free-moment|memory|occasions)/,
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
