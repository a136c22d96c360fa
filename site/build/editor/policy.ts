import type { Repository } from './repository.ts';

/** Where the host of the repository answers the editor. */
const apis = { github: 'https://api.github.com', gitlab: 'https://gitlab.com' };

/**
 * The Content-Security-Policy of the editor, which keeps new pictures in memory until they are saved. It
 * blocks what the editor would load from other servers: fonts, which its package contains as well,
 * and the state of the host of the repository.
 */
export const editorPolicy = (host: Repository['name']): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    `connect-src 'self' blob: data: ${apis[host]}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
