import type { CookieJar } from './web-types.ts';

/** Cookies of one origin in memory, for a caller in the browser or a test. Attributes but expiry are not kept. */
export class MemoryCookieJar implements CookieJar {
  readonly #cookies = new Map<string, string>();

  header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  store(setCookie: string): void {
    const [pair = '', ...attributes] = setCookie.split(';').map(part => part.trim());
    const equals = pair.indexOf('=');
    if (equals < 1) return;
    const name = pair.slice(0, equals);
    if (attributes.some(attribute => /^max-age=(0|-\d+)$/i.test(attribute))) this.#cookies.delete(name);
    else this.#cookies.set(name, pair.slice(equals + 1));
  }
}
