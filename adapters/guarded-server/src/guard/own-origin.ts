import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** The page that this server shows, as the browser names it. */
export interface Page {
  readonly origin: string;
  readonly secure: boolean;
  /** Port in the browser's address, which a tunnel may change. */
  readonly port: string;
}

/** The page that a request belongs to, by its own `Host`, which was checked before. */
export function pageOf(request: Pick<IncomingMessage, 'headers' | 'socket'>): Page {
  const secure = 'encrypted' in request.socket && request.socket.encrypted === true;
  const host = (request.headers.host ?? 'localhost').toLowerCase();
  const port = /:(\d+)$/.exec(host)?.[1] ?? (secure ? '443' : '80');
  return { origin: `${secure ? 'https' : 'http'}://${host}`, secure, port };
}

const OWN_SITES: ReadonlySet<string> = new Set(['same-origin', 'none']);

/** True if `Origin`, if the browser sent one, is exactly the page's. `null` never matches. */
export function hasOwnOrigin({ origin }: IncomingHttpHeaders, page: Page): boolean {
  return origin === undefined || origin.toLowerCase() === page.origin;
}

/**
 * True if a request to the device comes from the page itself, by `Origin`, `Referer` and `Sec-Fetch-Site`.
 * Programs other than browsers send none of these and pass; no cookie is attached to their requests unasked.
 */
export function comesFromPage(headers: IncomingHttpHeaders, page: Page): boolean {
  const { referer, 'sec-fetch-site': site } = headers;
  if (typeof site === 'string' && !OWN_SITES.has(site)) return false;
  return hasOwnOrigin(headers, page) && (referer === undefined || isWithin(referer, page));
}

function isWithin(address: string, page: Page): boolean {
  return URL.canParse(address) && new URL(address).origin === new URL(page.origin).origin;
}
