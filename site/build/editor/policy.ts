import type { Repository } from './repository.ts';

/** The API of each host of repositories. */
const apis = { github: 'https://api.github.com', gitlab: 'https://gitlab.com' };

/**
 * The Content-Security-Policy of the editor. `blob:` is for new pictures, which are in memory until
 * they are saved, and for the frame of the preview, which has this policy too. The policy blocks what
 * the editor would load from other servers: fonts, which are in its package too, and the status page of
 * the repository's host.
 */
export const editorPolicy = (host: Repository['name']): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    `connect-src 'self' blob: data: ${apis[host]}`,
    'frame-src blob:',
    "base-uri 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
