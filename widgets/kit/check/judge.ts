/** What is known of a page with our elements. */
export interface Facts {
  readonly scripts: readonly { readonly src: string; readonly isModule: boolean }[];
  readonly tags: readonly { readonly tag: string; readonly partner: string | null }[];
  /** The page's origin. Empty if it is unknown. */
  readonly origin: string;
  /** Whether forms from there are accepted. Undefined if no answer came. */
  readonly isAllowed: boolean | undefined;
  /** The page's Content-Security-Policy, as far as it is in the markup. */
  readonly policy: string;
  /** What the browser blocked because of the policy, if the page was opened. */
  readonly blocked: readonly string[];
  readonly lang: string;
  /** The latest release. Empty if it is unknown. */
  readonly latest: string;
}

/** One line of the result: what was looked at, whether it is fine, and what to do if it is not. */
export interface Finding {
  readonly what: 'Script' | 'Version' | 'Element' | 'Partner' | 'Origin' | 'Policy' | 'Language';
  readonly isFine: boolean;
  readonly text: string;
}

const host = () => new URL(__SITE_URL__).host;
const loader = () => `${__SITE_URL__}/widgets/${__LOADER_FOLDER__}/hire.js`;
const callTag = 'hire-discovery-call';
const known = ['get-matched', 'apply', 'discovery-call', 'newsletter-panel', 'newsletter-popup'];
const forms = known.map((name) => `hire-${name}`);
const elements = [...forms, 'hire-carousel', 'hire-popover', 'hire-shared-daylight'];
const languages = ['en', 'de', 'fr', 'es', 'pt'];

/** Judges whether an embed works, line by line. */
export function judge(facts: Facts): Finding[] {
  const ours = facts.scripts.find(({ src }) => src.startsWith(`${__SITE_URL__}/widgets/`));
  return [
    judgeScript(ours),
    ...(ours ? [judgeVersion(ours.src, facts.latest)] : []),
    judgeElements(facts),
    ...judgePartner(facts),
    judgeOrigin(facts),
    judgePolicy(facts),
    judgeLanguage(facts),
  ];
}

function judgeScript(script: Facts['scripts'][number] | undefined): Finding {
  if (!script) {
    const text = `There is no script of ${host()}. Add <script type="module" src="${loader()}"></script>.`;
    return { what: 'Script', isFine: false, text };
  }
  const isFine = script.isModule || script.src.endsWith('/load.js');
  const advice = `Add type="module" to the script, or use ${loader().replace('hire.js', 'load.js')}.`;
  return { what: 'Script', isFine, text: isFine ? script.src : advice };
}

function judgeVersion(src: string, latest: string): Finding {
  const fixed = /\/widgets\/(\d+\.[^/]+)\//.exec(src)?.[1];
  const known = latest && `; the latest is ${latest}`;
  const text = `It ${fixed ? `stays at ${fixed}` : 'updates itself'}${known}.`;
  return { what: 'Version', isFine: !fixed || !latest || fixed === latest, text };
}

function judgeElements({ tags }: Facts): Finding {
  const unknown = tags.find(({ tag }) => !elements.includes(tag));
  if (unknown) {
    const text = `<${unknown.tag}> is none of ours. We have ${elements.join(', ')}.`;
    return { what: 'Element', isFine: false, text };
  }
  const text = tags.map(({ tag }) => `<${tag}>`).join(', ');
  return text
    ? { what: 'Element', isFine: true, text }
    : { what: 'Element', isFine: false, text: 'There is no tag that begins with hire-. Add one.' };
}

function judgePartner({ tags }: Facts): Finding[] {
  const ofForms = tags.filter(({ tag }) => forms.includes(tag));
  if (ofForms.length === 0) return [];
  const nameless = ofForms.find(({ partner }) => !partner);
  return nameless
    ? [
        {
          what: 'Partner',
          isFine: false,
          text: `Add partner="your-name" to <${nameless.tag}>. Without it, we don’t know that a form came from you.`,
        },
      ]
    : [{ what: 'Partner', isFine: true, text: ofForms.map(({ partner }) => partner).join(', ') }];
}

/** What to do so that forms from an origin are accepted. */
export const originAdvice = (origin: string): string =>
  origin === 'null'
    ? 'A file or a sandboxed frame has no origin: put the page on a server, or give the frame allow-same-origin.'
    : `Ask ${__CONTACT__} to add ${origin} to ALLOWED_ORIGINS.`;

function judgeOrigin({ origin, isAllowed }: Facts): Finding {
  const what = 'Origin';
  if (!origin) return { what, isFine: false, text: 'Enter the page’s address.' };
  if (isAllowed === undefined) {
    const text = `No answer came from ${new URL(__PROJECT_URL__).origin}.`;
    return { what, isFine: false, text };
  }
  return {
    what,
    isFine: isAllowed,
    text: isAllowed ? `Forms from ${origin} are accepted.` : originAdvice(origin),
  };
}

function judgePolicy({ policy, blocked, tags }: Facts): Finding {
  const needed = {
    'script-src': new URL(__SITE_URL__).origin,
    'connect-src': new URL(__PROJECT_URL__).origin,
    ...(tags.some(({ tag }) => tag === callTag) && {
      'frame-src': new URL(__SCHEDULE_URL__).origin,
    }),
  };
  const missing = Object.entries(needed)
    .filter(([name, origin]) => blocked.includes(name) || !allows(policy, name, origin))
    .map(([name, origin]) => `${name} ${origin}`);
  const text =
    missing.length > 0 ? `Add to the page’s policy: ${missing.join('; ')}.` : 'It allows us.';
  return { what: 'Policy', isFine: missing.length === 0, text };
}

/** Whether a policy lets a page use an origin. One with nonces names no origins for scripts. */
function allows(policy: string, name: string, origin: string): boolean {
  const directives = policy.split(';').map((text) => text.trim().split(/\s+/));
  const find = (wanted: string) => directives.find(([first]) => first?.toLowerCase() === wanted);
  const [, ...sources] = find(name) ?? find('default-src') ?? ['', '*'];
  const { protocol, host } = new URL(origin);
  return sources.some(
    (source) =>
      ['*', protocol, origin, host].includes(source.replace(/\/$/, '')) ||
      source.startsWith(`${origin}/`) ||
      /^'(nonce-|strict-dynamic)/.test(source),
  );
}

function judgeLanguage({ lang }: Facts): Finding {
  const what = 'Language';
  if (!lang) return { what, isFine: true, text: 'The page names none, so the texts are English.' };
  const isFine = languages.includes(lang.split('-')[0] ?? '');
  const advice = `We have no texts in “${lang}”, so they stay English. Set messages to translate them.`;
  return { what, isFine, text: isFine ? lang : advice };
}

/** Asks the function whether it accepts forms from an origin. Undefined if no answer came. */
export const askWhetherAllowed = (origin: string): Promise<boolean | undefined> =>
  fetch(`${__PROJECT_URL__}/functions/v1/send-email/check?${new URLSearchParams({ origin })}`)
    .then((response) => response.json())
    .then(
      ({ isAllowed }) => isAllowed,
      () => undefined,
    );
