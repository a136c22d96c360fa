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
  readonly isOverlay: boolean;
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
  const links = Object.entries(elements).flatMap(([tag, { isOverlay, link }]) =>
    isOverlay && link ? [[tag, link.path]] : [],
  );
  expect(Object.fromEntries(links)).toEqual({
    'hire-discovery-call': expect.stringMatching(/^https:/),
    'hire-newsletter-panel': '/resources',
    'hire-popover': '',
  });
});

test('no placeholder is left, and the script is the classic one', () => {
  expect(code).not.toContain('{{');
  expect(code).toMatch(/\/widgets\/v\d+\/load\.js/);
});

/** What of WordPress an element needs. */
const wordpress = `
define('ABSPATH', '/');
function add_action($name, $act) { if ($name === 'wp_footer') $act(); }
function add_filter($name, $filter) { $GLOBALS[$name] = $filter; }
function register_activation_hook($file, $act) { $GLOBALS['activate'] = $act; }
function register_uninstall_hook($file, $name) { echo $name; }
function wp_enqueue_script() {}
function wp_strip_all_tags($text) { return strip_tags($text); }
function get_option() { return array('partner' => 'acme'); }
function wp_unique_id($prefix) { return $prefix . '1'; }
function add_query_arg($name, $value, $url) { return "$url?$name=$value"; }
function esc_url($text) { return $text; }
function esc_attr($text) { return $text; }
function esc_html($text) { return $text; }
function force_balance_tags($text) {
  return $text . str_repeat('</p>', substr_count($text, '<p>') - substr_count($text, '</p>'));
}
function current_user_can() { return $GLOBALS['is_editor'] ?? true; }
function do_shortcode($text) { return $text; }
`;

/** Runs the plugin without its settings page, the only part that is not PHP alone. */
function render(call: string): string {
  const [functions = ''] = code.replace('<?php', '').split('/** The page of the settings');
  const { stdout, stderr } = spawnSync('php', ['-r', `${wordpress}${functions} echo ${call};`]);
  return `${stdout}${stderr}`;
}

const withPhp = test.skipIf(spawnSync('php', ['--version']).status !== 0);

/** What an element leaves in the text, and at the end of the page. */
function renderApart(tag: string, given = '', content = '', isBlock = false) {
  const call = `"|" . hire_render('${tag}', array(${given}), '${content}', ${isBlock})`;
  const [footer, text] = render(call).split('|');
  return { text, footer };
}

withPhp('what is in a shortcode has all its paragraphs, whole', () => {
  const contentOf = (content: string) =>
    / label="X">(.*)<\/hire-popover>$/s.exec(
      renderApart('hire-popover', "'label' => 'X'", content).footer ?? '',
    )?.[1];
  expect(contentOf('<br />A</p><p>B</p><p>C<br />')).toBe('<p>A</p><p>B</p><p>C</p>');
  expect(contentOf('</p><ul></ul><p>')).toBe('<ul></ul>');
  expect(contentOf('<br />A<br />')).toBe('<p>A</p>');
  expect(contentOf('<br />A <a href="/b">b</a><br />')).toBe('<p>A <a href="/b">b</a></p>');
  expect(contentOf('<br />A<hire-apply></hire-apply>')).toBe('<p>A</p><hire-apply></hire-apply>');
  expect(contentOf('A<br />B</p><p>C')).toBe('<p>A<br />B</p><p>C</p>');
});

withPhp(
  'a shortcode closes its element, although WordPress leaves half a paragraph at both ends',
  () => {
    expect(renderApart('hire-carousel', '', '</p>\n<div>One</div>\n<p>').text).toBe(
      '<hire-carousel style="display: block"><div>One</div></hire-carousel>',
    );
  },
);

withPhp('a block has its link in a paragraph, and a shortcode in its sentence', () => {
  const textOf = (isBlock: boolean) =>
    renderApart('hire-newsletter-panel', "'label' => 'News'", '', isBlock).text;
  const link =
    /^<a href="[^"]+\/resources\?utm_source=acme" data-hire-open="newsletter-panel-1"[^>]*>News<\/a>$/;
  expect(textOf(false)).toMatch(link);
  expect(textOf(true)?.replace(/^<p>(.*)<\/p>$/, '$1')).toMatch(link);
});

withPhp('what opens over the page is at its end, so that a sentence goes on', () => {
  const content = '<p>One</p><hire-apply><a href="/apply">Apply</a></hire-apply>';
  const { text, footer } = renderApart('hire-popover', "'label' => 'Work'", content);
  expect(text).toMatch(/^<a [^>]*>Work<\/a>$/);
  expect(footer).toBe(`<hire-popover id="popover-1" label="Work">${content}</hire-popover>`);
  expect(renderApart('hire-newsletter-popup')).toEqual({
    text: '',
    footer: '<hire-newsletter-popup partner="acme"></hire-newsletter-popup>',
  });
  expect(renderApart('hire-popover', "'mode' => 'bubble'", content).text).toBe('');
});

withPhp('a shortcode without an end leaves the end to the next one of its kind', () => {
  const text = 'then [hire_popover label="B"][hire_apply]';
  expect(renderApart('hire-popover', "'label' => 'A'", text).text).toMatch(
    /^<a [^>]*>A<\/a>then \[hire_popover label="B"\]\[hire_apply\]\[\/hire_popover\]$/,
  );
});

withPhp('a link by a shortcode that stands alone has a line of its own', () => {
  const apart = (lines: string) => render(`$GLOBALS['the_content'](stripcslashes('${lines}'))`);
  expect(
    apart('[hire_discovery_call]\\r\\n\\r\\nOr [hire_newsletter_panel]\\n[hire_newsletter_popup]'),
  ).toBe(
    '<div>[hire_discovery_call]</div>\n\r\nOr [hire_newsletter_panel]\n[hire_newsletter_popup]',
  );
  expect(apart('[hire_carousel]\\nA\\n\\nB\\n[/hire_carousel]')).toMatch(/^<div>.*<\/div>$/s);
  expect(apart('[hire_popover]\\n\\n[hire_popover]\\n[hire_apply]\\n[/hire_popover]\\nEnd')).toBe(
    '<div>[hire_popover]</div>\n\n<div>[hire_popover]\n[hire_apply]\n[/hire_popover]</div>\nEnd',
  );
  const inSentence = 'Or [hire_popover]x[/hire_popover].\\n[hire_popover]x[/hire_popover].';
  expect(apart(inSentence)).toBe(inSentence.replace('\\n', '\n'));
});

withPhp('a popover has what is in it, or the wizard, and its link leads there', () => {
  const hrefOf = (content: string) =>
    / href="([^"]*)"/.exec(renderApart('hire-popover', '', content).text ?? '')?.[1];
  expect(renderApart('hire-popover').footer).toMatch(/<hire-get-matched [^>]*partner="acme">/);
  expect(renderApart('hire-popover').footer).toContain(' guard');
  expect(hrefOf('')).toMatch(/\/get-matched\?utm_source=acme$/);
  expect(hrefOf('<hire-apply><a href="/apply">Apply</a></hire-apply>')).toBe('/apply');
  expect(hrefOf('<a href="/cal" data-hire-open="call-1">Call</a>')).toBe('/cal');
  expect(hrefOf('<a href="/other">A link</a> of a text')).toBe('#popover-1');
});

withPhp('a link leads to the role and to the calendar that were chosen', () => {
  const textOf = (tag: string, given: string) => renderApart(tag, given).text;
  expect(textOf('hire-get-matched', "'for-role' => 'dev'")).toContain(
    '/get-matched?utm_source=acme#dev"',
  );
  const own = "'schedule-url' => 'https://cal.example/us?from={partner}&email={email}'";
  expect(textOf('hire-discovery-call', own)).toContain(
    ' href="https://cal.example/us?from=acme&email="',
  );
  expect(textOf('hire-discovery-call', "'schedule-url' => 'javascript:alert(1)'")).toMatch(
    / href="https:[^"]*utm_source=acme"/,
  );
});

withPhp('a name without a value is a switch, or a setting that is empty', () => {
  const given = "0 => 'guard', 1 => 'prefill-from-query'";
  expect(renderApart('hire-get-matched', given).text).toMatch(/ guard [^>]*prefill-from-query=""/);
});

withPhp('an author is told which settings a shortcode does not have, and visitors are not', () => {
  const given = "'lang' => 'de', 'prefill' => '{}', 'foo' => 'x'";
  const { text } = renderApart('hire-apply', given);
  expect(text).toMatch(/^<small>\[hire_apply\] has no prefill, foo\. It has: [^<]* lang, label\./);
  expect(text).toMatch(/<hire-apply [^>]*lang="de"/);
  const call = `hire_render('hire-apply', array(${given}), '', false)`;
  expect(render(`($GLOBALS['is_editor'] = false) . ${call}`)).toMatch(/^<hire-apply /);
});

withPhp('what is between the ends of a form is the text of its link', () => {
  expect(renderApart('hire-apply', '', 'Join us').text).toContain('>Join us</a></hire-apply>');
  expect(renderApart('hire-discovery-call', '', 'Call us').text).toContain('>Call us</a>');
});

withPhp('a form in the page is a block before its code has loaded', () => {
  expect(renderApart('hire-apply', '', '', true).text).toMatch(
    /^<hire-apply style="display: block" partner="acme"><a href="/,
  );
});

withPhp('the plugin registers its removal when it is activated, not when it is deleted', () => {
  const run = (then: string) =>
    spawnSync('php', {
      input: `<?php ${wordpress} ?>${code} echo '|'; ${then}`,
      encoding: 'utf8',
    });
  expect(run('').stdout).toBe('|');
  expect(run("$GLOBALS['activate']();").stdout).toBe('|hire_uninstall');
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
