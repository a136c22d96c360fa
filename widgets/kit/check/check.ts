/**
 * Shows on a partner's page whether its embed works. hire.js imports it when a partner opens the page
 * with `?hire-check`. It has the browser's own look, and sends no form.
 */
import { askWhetherAllowed, judge } from './judge.ts';

/** How long the browser may take to say that it blocked something. */
const BLOCK_MS = 500;

async function check() {
  const blocked: string[] = [];
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    blocked.push(effectiveDirective);
  });
  const found = [...document.querySelectorAll('*')].filter(({ localName }) =>
    localName.startsWith('hire-'),
  );
  const tags = found.map((element) => ({
    tag: element.localName,
    partner: element.getAttribute('partner') ?? Reflect.get(element, 'partner') ?? null,
  }));
  const probe = document.createElement('iframe');
  probe.hidden = true;
  probe.src = __SCHEDULE_URL__;
  if (tags.some(({ tag }) => tag === 'hire-discovery-call')) document.body.append(probe);
  const isAllowed = await askWhetherAllowed(origin);
  await new Promise((resolve) => setTimeout(resolve, BLOCK_MS));
  probe.remove();
  // What follows may be blocked too, which does no harm.
  const harmful = [...blocked];
  const { version } = await fetch(`${__SITE_URL__}/widgets/integrity.json`)
    .then((response) => response.json())
    .catch(() => ({ version: '' }));
  show(
    judge({
      scripts: [...document.scripts].map(({ src, type }) => ({ src, isModule: type === 'module' })),
      tags,
      origin,
      isAllowed,
      policy: '',
      blocked: harmful,
      lang: (found[0] ?? document.documentElement).closest('[lang]')?.getAttribute('lang') ?? '',
      latest: version,
    }),
  );
}

function show(findings: ReturnType<typeof judge>) {
  const box = document.createElement('div');
  box.popover = 'manual';
  box.setAttribute('role', 'status');
  box.lang = 'en';
  box.style.cssText =
    'position:fixed;inset:1em 1em auto;max-block-size:90vh;padding:1em;font:1em/1.5 system-ui';
  for (const { what, isFine, text } of findings) {
    const line = document.createElement('div');
    line.textContent = `${isFine ? '✓' : '✗'} ${what}: ${text}`;
    box.append(line);
  }
  const close = document.createElement('button');
  close.textContent = 'Close';
  close.onclick = () => box.remove();
  box.append(close);
  document.body.append(box);
  box.showPopover?.();
}

check();
