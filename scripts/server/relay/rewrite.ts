import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** Headers that belong to one connection only and are never passed on. */
const HOP_BY_HOP: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** The page that this server shows, as the browser names it. */
export interface Page {
  readonly origin: string;
  readonly secure: boolean;
}

function endToEnd(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name, value]) => value !== undefined && !HOP_BY_HOP.has(name)),
  );
}

/** A page's address as the device would have served it. */
function onDevice(address: string, device: URL): string {
  if (!URL.canParse(address)) return device.origin;
  const { pathname, search } = new URL(address);
  return `${device.origin}${pathname}${search}`;
}

/** What the browser sent, as the device expects it from its own pages. */
export function toDevice(headers: IncomingHttpHeaders, device: URL): OutgoingHttpHeaders {
  return {
    ...endToEnd(headers),
    host: device.host,
    ...(headers.origin === undefined ? {} : { origin: device.origin }),
    ...(headers.referer === undefined ? {} : { referer: onDevice(headers.referer, device) }),
  };
}

/**
 * A cookie of the device as this server may set it: no Domain, Path `/`, and no Secure while the page is plain HTTP
 * (the browser would drop it; SameSite=None is only lawful together with Secure).
 */
export function cookieForPage(cookie: string, pageIsSecure: boolean): string {
  const [pair = '', ...attributes] = cookie.split(';').map(part => part.trim());
  const kept = attributes.filter(attribute => {
    const [name = '', value = ''] = attribute.toLowerCase().split('=');
    if (name === 'domain' || name === 'path') return false;
    return pageIsSecure || !(name === 'secure' || (name === 'samesite' && value === 'none'));
  });
  return [pair, 'Path=/', ...kept].join('; ');
}

/** A redirect to the device itself (http to https, say) stays behind this server. */
function redirectForPage(location: string, device: URL, page: Page): string {
  if (!URL.canParse(location, device.href)) return location;
  const target = new URL(location, device.href);
  return target.hostname === device.hostname ? `${page.origin}${target.pathname}${target.search}` : location;
}

/** What the device answered, as the page may see it. The device's own policies name its own origin and are dropped. */
export function toPage(headers: IncomingHttpHeaders, device: URL, page: Page): OutgoingHttpHeaders {
  const answered = endToEnd(headers);
  delete answered['content-security-policy'];
  delete answered['strict-transport-security'];
  const cookies = headers['set-cookie'];
  if (cookies) answered['set-cookie'] = cookies.map(cookie => cookieForPage(cookie, page.secure));
  if (headers.location !== undefined) answered['location'] = redirectForPage(headers.location, device, page);
  return answered;
}
