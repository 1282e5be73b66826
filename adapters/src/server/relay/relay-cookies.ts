import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { RELAY_MARK, relayCookiePrefix } from '../../http/session/relay-cookie.ts';
import type { Page } from '@radiolink/virtual-radio/guarded';

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
