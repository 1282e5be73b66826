/**
 * Name of a device's cookie in the browser, set by a relay. It contains the relay's port, since a browser
 * sends a cookie to every port of a host. A mark after the value identifies the relay's own cookies.
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
