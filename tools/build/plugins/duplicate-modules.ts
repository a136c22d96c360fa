import type { Plugin } from 'vite';

/**
 * The modules that are bundled into each widget, and into the site's script, instead of into a shared
 * chunk. All are stateless, so copies are safe, and each widget downloads only the exports that it
 * uses. Without this plugin, get-matched needs nine requests and 24 kB before it can be used; with
 * it, three and 20.5 kB.
 */
const duplicatedByDefault = /_shared\/|kit\/(form\/(restore-input|choices)|booking\/schedule-url)/;
const formModules =
  /_shared\/|kit\/(form\/(restore-input|choices|content|form|load-history-draft|submit|scroll-into|text-field|drafts)|notices\/notify|style\/sunrise|booking\/(schedule-url|new-tab-link)|dialog\/(dialog-body|card-dialog|keep-in-top-layer|openable)|newsletter\/)/;
const duplicatedByWidget: Readonly<Record<string, RegExp>> = {
  'get-matched': formModules,
  'newsletter-popup': formModules,
  popover:
    /kit\/(dialog\/(dialog|focus-trap|openable)|triggers\/(prompt|when-not-busy|storage|triggers))/,
};

/** Gives each widget its own copy of these modules, by adding `?of=<widget>` to their ids. */
export function duplicateModules(): Plugin {
  return {
    name: 'duplicate-modules',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer = '') {
      const widget = /widgets\/(?!kit)([a-z-]+)\/|site\/(scripts)\/|[?&]of=([a-z-]+)$/.exec(
        importer,
      );
      if (!widget) return;
      const name = widget.slice(1).find(Boolean);
      const file = await this.resolve(source, importer, { skipSelf: true });
      if (!file || !(duplicatedByWidget[name ?? ''] ?? duplicatedByDefault).test(file.id))
        return file;
      return `${file.id}${file.id.includes('?') ? '&' : '?'}of=${name}`;
    },
  };
}
