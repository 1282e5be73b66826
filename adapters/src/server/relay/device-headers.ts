import type { IncomingHttpHeaders } from 'node:http';
import type { Page } from '@radiolink/virtual-radio/guarded';
import type { RelayCookies } from './relay-cookies.ts';

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
