import { repository } from '../editor/repository.ts';
import { type HeaderRule, type Headers, headerRules, headersOf } from './header-rules.ts';

/** Files stored in S3 have these headers themselves. */
const storedHeaders = ['Cache-Control', 'Content-Type'];

/**
 * Writes a response headers policy of CloudFront for each path pattern that needs its own, by file
 * name: `cloudfront-widgets.json` for `/widgets/*`.
 */
export function writeCloudFrontPolicies(
  outDir: string,
  edited = repository,
): Record<string, string> {
  const rules = headerRules(outDir, edited);
  const needsPolicy = ([, headers]: HeaderRule) =>
    Object.keys(headers).some((name) => !storedHeaders.includes(name));
  return Object.fromEntries(
    rules.filter(needsPolicy).map(([pattern]) => {
      const name = pattern.replace(/\W/g, '') || 'site';
      const headers = headersOf(rules, pattern.replace('*', ''));
      return [`cloudfront-${name}.json`, `${JSON.stringify(policyOf(name, headers), null, 2)}\n`];
    }),
  );
}

/** CloudFront refuses security and CORS headers among the custom ones. */
function policyOf(name: string, headers: Headers): object {
  const {
    'Access-Control-Allow-Origin': origin,
    'Content-Security-Policy': policy,
    'Referrer-Policy': referrer,
    'Strict-Transport-Security': transport = '',
    'X-Content-Type-Options': _,
    ...custom
  } = headers;
  const items = Object.entries(custom).filter(([name]) => !storedHeaders.includes(name));
  return {
    Name: name,
    ...(origin && {
      CorsConfig: {
        AccessControlAllowOrigins: list([origin]),
        AccessControlAllowMethods: list(['GET', 'HEAD']),
        AccessControlAllowHeaders: list(['*']),
        AccessControlAllowCredentials: false,
        OriginOverride: true,
      },
    }),
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { ContentSecurityPolicy: policy, Override: true },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { ReferrerPolicy: referrer, Override: true },
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1]),
        Override: true,
      },
    },
    CustomHeadersConfig: list(items.map(([Header, Value]) => ({ Header, Value, Override: true }))),
  };
}

const list = <T>(Items: readonly T[]) => ({ Quantity: Items.length, Items });

/** The function of CloudFront that finds the file of a page: `/apply` is stored as `apply.html`. */
export const cloudFrontFunction = `function handler(event) {
  var path = event.request.uri.replace(/\\/$/, '');
  if (path === '' || path === '/admin') event.request.uri = path + '/index.html';
  else if (!/\\.\\w+$/.test(path)) event.request.uri = path + '.html';
  return event.request;
}
`;
