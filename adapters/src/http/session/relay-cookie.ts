/**
 * How a relay names a device's cookie in the browser: by its own port, since a browser sends a cookie to every port of a
 * host, and with a mark behind the value by which it knows its own again.
 */
export function relayCookiePrefix(port: string): string {
  return `radiolink-${port}-`;
}

/** The mark behind the value of a cookie that a relay has passed on. */
export const RELAY_MARK = /~[\w-]{22}$/;

/** The cookies of a page as its device set them, with or without a relay in between. */
export function cookiesOfDevice(cookies: string, port: string): string {
  const prefix = relayCookiePrefix(port);
  return cookies
    .split(/;\s*/)
    .map(pair => (pair.startsWith(prefix) ? pair.slice(prefix.length).replace(RELAY_MARK, '') : pair))
    .join('; ');
}
