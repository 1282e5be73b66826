import { cookiesOfDevice } from '../../http/session/relay-cookie.ts';

/** The device's cookies that scripts of this page may read. */
export function readBrowserCookies(): string {
  const { port, protocol } = window.location;
  return cookiesOfDevice(document.cookie, port || (protocol === 'https:' ? '443' : '80'));
}
