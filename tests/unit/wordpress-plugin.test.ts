import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { pluginPath } from '../../site/content/loader.ts';
import { pluginCode, writePlugin } from '../../tools/build/package/wordpress.ts';
import { readPublicApi } from '../../widgets/public-api.ts';

interface PluginElement {
  readonly title: string;
  readonly attributes: readonly { readonly name: string; readonly kind: string | string[] }[];
  readonly link: { readonly path: string } | null;
  readonly opens: boolean;
}

const code = pluginCode();
const [, json = ''] = /<<<'JSON'\n(.*?)\nJSON\n/s.exec(code) ?? [];
const elements: Readonly<Record<string, PluginElement>> = JSON.parse(json);

test('the plugin has each element, with what an author can set, and nothing that is for code', () => {
  const api = readPublicApi(readFileSync('widgets/elements.d.ts', 'utf8'));
  expect(Object.keys(elements).sort()).toEqual(api.map(({ tag }) => tag).sort());
  const wizard = elements['hire-get-matched'];
  const kinds = Object.fromEntries(wizard?.attributes.map(({ name, kind }) => [name, kind]) ?? []);
  expect(kinds).toMatchObject({ partner: 'text', guard: 'boolean', 'success-url': 'text' });
  expect(kinds['for-role']).toContain('dev');
  expect(Object.keys(kinds)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(messages|prefill|open)$/)]),
  );
});

test('an element that somebody has to open has a link that does, also without scripts', () => {
  const opened = Object.values(elements).filter(({ opens }) => opens);
  expect(opened.length).toBeGreaterThan(0);
  for (const { title, link } of opened) expect(link?.path, title).toMatch(/^(\/|https?:)/);
});

test('no placeholder is left, and the script is the classic one', () => {
  expect(code).not.toContain('{{');
  expect(code).toMatch(/\/widgets\/v\d+\/load\.js/);
});

/** What of WordPress an element needs. */
const wordpress = `
define('ABSPATH', '/');
function add_action() {}
function add_filter($name, $filter) { $GLOBALS[$name] = $filter; }
function register_uninstall_hook() {}
function wp_enqueue_script() {}
function get_option() { return array('partner' => 'acme'); }
function wp_unique_id($prefix) { return $prefix . '1'; }
function add_query_arg($name, $value, $url) { return "$url?$name=$value"; }
function esc_url($text) { return $text; }
function esc_attr($text) { return $text; }
function esc_html($text) { return $text; }
function do_shortcode($text) { return $text; }
`;

/** Runs the plugin without its settings page, the only part that is not PHP alone. */
function render(call: string): string {
  const [functions = ''] = code.replace('<?php', '').split('/** The page of the settings');
  const { stdout, stderr } = spawnSync('php', ['-r', `${wordpress}${functions} echo ${call};`]);
  return `${stdout}${stderr}`;
}

const hasPhp = spawnSync('php', ['--version']).status === 0;

test.skipIf(!hasPhp)(
  'a shortcode closes its element, although WordPress leaves half a paragraph at both ends',
  () => {
    const content = "'</p>\n<div>One</div>\n<p>'";
    expect(render(`hire_render('hire-carousel', array(), ${content}, false)`)).toBe(
      '<hire-carousel style="display: block">\n<div>One</div>\n</hire-carousel>',
    );
  },
);

test.skipIf(!hasPhp)('a block has its link in a paragraph, and a shortcode in its sentence', () => {
  const call = (isBlock: boolean) =>
    render(`hire_render('hire-newsletter-panel', array('label' => 'News'), '', ${isBlock})`);
  const link = /^<a href="[^"]+utm_source=acme" data-hire-open="newsletter-panel-1"[^>]*>News<\/a>/;
  expect(call(false)).toMatch(link);
  expect(call(true)).toMatch(new RegExp(link.source.replace('^', '^<p>').concat('<\\/p>')));
});

test.skipIf(!hasPhp)('a link by a shortcode that stands alone has a line of its own', () => {
  const apart = (lines: string) => render(`$GLOBALS['the_content'](stripcslashes('${lines}'))`);
  expect(
    apart('[hire_discovery_call]\\r\\n\\r\\nOr [hire_newsletter_panel]\\n[hire_carousel]'),
  ).toBe('<div>[hire_discovery_call]</div>\n\r\nOr [hire_newsletter_panel]\n[hire_carousel]');
  expect(apart('[hire_popover]\\n\\n[hire_popover]\\n[hire_apply]\\n[/hire_popover]\\nEnd')).toBe(
    '<div>[hire_popover]</div>\n\n<div>[hire_popover]\n[hire_apply]\n[/hire_popover]</div>\nEnd',
  );
  const inSentence = 'Or [hire_popover]x[/hire_popover].\\n[hire_popover]x[/hire_popover].';
  expect(apart(inSentence)).toBe(inSentence.replace('\\n', '\n'));
});

test.skipIf(!hasPhp)(
  'a popover has the form in it, or the wizard, and its link leads there',
  () => {
    const popover = (content: string) =>
      render(`hire_render('hire-popover', array(), '${content}', false)`);
    expect(popover('')).toMatch(
      /^<a href="[^"]+\/get-matched\?.*<hire-get-matched style="display: block" partner="acme">/,
    );
    expect(popover('<hire-apply><a href="/apply">Apply</a></hire-apply>')).toMatch(
      /^<a href="\/apply" data-hire-open="popover-1".*<hire-popover id="popover-1" style="display: block"><hire-apply>/,
    );
  },
);

test.skipIf(!hasPhp)('a form in the page is a block before its code has loaded', () => {
  expect(render(`hire_render('hire-apply', array(), '', true)`)).toMatch(
    /^<hire-apply style="display: block" partner="acme"><a href="/,
  );
  expect(render(`hire_render('hire-newsletter-popup', array(), '', true)`)).toBe(
    '<hire-newsletter-popup partner="acme"></hire-newsletter-popup>',
  );
});

test('the zip has one file, and is the same each time', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plugin-'));
  const write = () => {
    writePlugin(folder);
    return readFileSync(join(folder, pluginPath));
  };
  const zip = write();
  expect(Object.keys(unzipSync(zip))).toEqual(['hire-elements/hire-elements.php']);
  expect(write().equals(zip)).toBe(true);
  rmSync(folder, { recursive: true });
});
