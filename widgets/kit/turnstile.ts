const address = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

/** https://developers.cloudflare.com/turnstile/get-started/client-side-rendering */
interface Turnstile {
  render(place: HTMLElement, options: Record<string, unknown>): string;
  remove(id: string): void;
}

/** The page's own, or another's that loaded it before. */
const turnstile = () => (window as { turnstile?: Turnstile }).turnstile;

/** Asks Turnstile for a token. A page whose policy refuses its script gets none. */
export async function proveByTurnstile(): Promise<string> {
  if (!turnstile()) await loadScript();
  const place = document.createElement('div');
  place.style.cssText = 'position:fixed;inset:auto 16px 16px auto;z-index:2147483647';
  document.body.append(place);
  try {
    return await askFor(place);
  } finally {
    place.remove();
  }
}

function askFor(place: HTMLElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('Turnstile gave no token.'));
    turnstile()?.render(place, {
      sitekey: __PROOF_SITE_KEY__,
      appearance: 'interaction-only',
      callback: resolve,
      'error-callback': fail,
      'timeout-callback': fail,
    });
  });
}

function loadScript(): Promise<unknown> {
  const script = document.createElement('script');
  return new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => reject(new Error('Turnstile could not be loaded.'));
    script.src = address;
    document.head.append(script);
  });
}
