import { brand } from './brand.ts';

/** A service that counts visits without cookies. */
export interface Analytics {
  /** The address of its script. */
  script: string;
  /** The host of the script, which also receives the counts. */
  host: string;
}

/** Reads the variable ANALYTICS of the build. Throws one line if it cannot be read. */
export function analyticsOf(setting: string | undefined): Analytics | undefined {
  if (!setting) return undefined;
  const url = URL.parse(/^plausible:(https:\/\/\S+)$/.exec(setting)?.[1] ?? '');
  if (!url) {
    throw new Error(
      `ANALYTICS is "${setting}". Set it to plausible:https://HOST/js/script.js, or leave it out.`,
    );
  }
  if (url.pathname === '/') url.pathname = '/js/script.js';
  return { script: url.href, host: url.host };
}

/** Off by default: the site then sends nothing to another origin before a visitor acts. */
export const analytics = analyticsOf(process.env.ANALYTICS);

/** The name of the site at the service. */
export const analyticsDomain = new URL(brand.site).hostname;
