import type { IncomingHttpHeaders } from 'node:http';
import { type Page, securityHeaders } from '@radiolink/virtual-radio/guarded';
import type { RelayCookies } from './relay-cookies.ts';

/**
 * Response headers that the page may read. Policies, permissions and hints of the device are for its own
 * origin.
 */
const PASSED: ReadonlySet<string> = new Set([
  'accept-ranges',
  'age',
  'allow',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'date',
  'etag',
  'expires',
  'last-modified',
  'location',
  'pragma',
  'retry-after',
  'set-cookie',
  'vary',
]);
/** Headers of the device's own interface, such as the CSRF id, the token and the marks of a configuration. */
const OF_INTERFACE = /^x-(?:csrf-id|auth-token|cfg-[a-z-]+|proxy-status|seq)$/;
const MOST_COOKIES = 20;

export interface ForPage {
  readonly device: URL;
  readonly page: Page;
  readonly cookies: RelayCookies;
  /** Path of the request. */
  readonly path: string;
}

/**
 * A redirect to the device itself (http to https, say) stays behind this server. One to another host is dropped: the page
 * came from here, and a device that was taken over, or a portal before it, would lead it away.
 */
function redirectForPage(location: string, device: URL, page: Page): string | undefined {
  if (!URL.canParse(location, device.href)) return undefined;
  const target = new URL(location, device.href);
  if (target.protocol !== 'http:' && target.protocol !== 'https:') return undefined;
  const isOwn = target.hostname === device.hostname;
  return isOwn ? `${page.origin}${target.pathname}${target.search}` : undefined;
}

/** Response of the device for the page: few headers of the device, all of this server. */
export function headersForPage(
  headers: IncomingHttpHeaders,
  { device, page, cookies, path }: ForPage,
): IncomingHttpHeaders {
  const passed = Object.entries(headers).filter(([name]) => PASSED.has(name) || OF_INTERFACE.test(name));
  const answered: IncomingHttpHeaders = {
    ...Object.fromEntries(passed),
    ...securityHeaders('foreign', path),
  };
  delete answered.location;
  delete answered['set-cookie'];
  const location =
    headers.location === undefined ? undefined : redirectForPage(headers.location, device, page);
  if (location !== undefined) answered.location = location;
  const own = (headers['set-cookie'] ?? [])
    .slice(0, MOST_COOKIES)
    .flatMap(cookie => cookies.toPage(cookie, page) ?? []);
  if (own.length > 0) answered['set-cookie'] = own;
  return answered;
}
