import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { type Page, securityHeaders } from '@radiolink/guarded-server';
import { RELAY_MARK, relayCookiePrefix } from '../../http/session/relay-cookie.ts';

const NAME = /^[\w!#$%&'*+.^`|~-]+$/;
const VALUE = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*$/;
const MARK_LENGTH = 22;
/** Of a device's `Set-Cookie` these stay; domain, path and the rest are the relay's to say. */
const RELAYED: ReadonlySet<string> = new Set(['expires', 'max-age', 'httponly']);

/**
 * The device's cookies in the browser. Their names contain this relay's port and a mark that only this relay
 * can make. Cookies of another server on this host, or forged by a page, never reach the device.
 */
export class RelayCookies {
  readonly #key = randomBytes(32);

  /** A `Set-Cookie` of the device as this server sends it; undefined for one that is malformed. */
  toPage(cookie: string, page: Page): string | undefined {
    const [pair = '', ...attributes] = cookie.split(';').map(part => part.trim());
    const at = pair.indexOf('=');
    const name = pair.slice(0, Math.max(0, at)).trim();
    const value = pair.slice(at + 1).trim();
    if (!NAME.test(name) || !VALUE.test(value)) return undefined;
    const own = `${relayCookiePrefix(page.port)}${name}`;
    const relayed = attributes.filter(one => RELAYED.has((one.split('=', 1)[0] ?? '').trim().toLowerCase()));
    const isStrict = attributes.some(one => /^samesite\s*=\s*strict$/i.test(one));
    return [
      `${own}=${value}~${this.#mark(own, value)}`,
      'Path=/',
      ...relayed,
      `SameSite=${isStrict ? 'Strict' : 'Lax'}`,
      ...(page.secure ? ['Secure'] : []),
    ].join('; ');
  }

  /** The `Cookie` that the device gets: what it has set itself, under the names that it gave. Undefined without any. */
  toDevice(cookies: string | undefined, page: Page): string | undefined {
    const prefix = relayCookiePrefix(page.port);
    const own = (cookies ?? '').split(';').flatMap(part => {
      const pair = part.trim();
      const at = pair.indexOf('=');
      const name = pair.slice(0, Math.max(0, at));
      const marked = pair.slice(at + 1);
      if (!name.startsWith(prefix) || !RELAY_MARK.test(marked)) return [];
      const value = marked.replace(RELAY_MARK, '');
      return this.#isOwn(name, value, marked.slice(-MARK_LENGTH))
        ? [`${name.slice(prefix.length)}=${value}`]
        : [];
    });
    return own.length === 0 ? undefined : own.join('; ');
  }

  #isOwn(name: string, value: string, mark: string): boolean {
    return timingSafeEqual(Buffer.from(mark), Buffer.from(this.#mark(name, value)));
  }

  #mark(name: string, value: string): string {
    return createHmac('sha256', this.#key)
      .update(`${name}=${value}`)
      .digest('base64url')
      .slice(0, MARK_LENGTH);
  }
}

/** Headers of one connection. RFC 9110, 7.6.1; `expect` was answered by this server already. */
const HOP_BY_HOP: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'expect',
  'http2-settings',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
/** Headers that claim the client, the route or the original target. A browser sends none of them. */
const CLAIMS =
  /^(?:x-forwarded-.*|forwarded|via|proxy(?:-.*)?|(?:x-|true-|cf-)?(?:real|client|cluster-client|connecting)-ip|x-(?:original|rewrite)-.*|x-(?:http-)?method(?:-override)?)$/;
/** A server behind CGI reads `content_length` as `content-length`. */
const AMBIGUOUS = /_/;

export interface ForDevice {
  readonly device: URL;
  readonly page: Page;
  readonly cookies: RelayCookies;
}

/** A page's address as the device would have served it. */
function onDevice(address: string, device: URL): string {
  const { pathname, search } = new URL(address);
  return `${device.origin}${pathname}${search}`;
}

/**
 * Headers of the browser as the device expects them from its own pages. `Origin` and `Referer` were already
 * checked to be the page's own; any other is dropped.
 */
export function headersForDevice(
  headers: IncomingHttpHeaders,
  { device, page, cookies }: ForDevice,
): IncomingHttpHeaders {
  const { origin, referer } = headers;
  const passed = Object.entries(headers).filter(
    ([name]) => !HOP_BY_HOP.has(name) && !CLAIMS.test(name) && !AMBIGUOUS.test(name),
  );
  const sent: IncomingHttpHeaders = { ...Object.fromEntries(passed), host: device.host };
  delete sent.origin;
  delete sent.referer;
  delete sent.cookie;
  if (origin?.toLowerCase() === page.origin) sent.origin = device.origin;
  if (
    referer !== undefined &&
    URL.canParse(referer) &&
    new URL(referer).origin === new URL(page.origin).origin
  )
    sent.referer = onDevice(referer, device);
  const own = cookies.toDevice(headers.cookie, page);
  if (own !== undefined) sent.cookie = own;
  return sent;
}

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
