import type { ProbePort } from '@radiolink/application/configuration/probe.port';

const TIME_OUT_MS = 2000;

/**
 * True if an address responds, by a request whose response the browser hides: without cookies, referrer and
 * cache.
 */
export class BrowserProbe implements ProbePort {
  constructor(
    private readonly fetch: (url: string, init: RequestInit) => Promise<unknown> = (url, init) =>
      window.fetch(url, init),
  ) {}

  async answers(url: string): Promise<boolean> {
    try {
      await this.fetch(`${url}/api/info/public`, {
        mode: 'no-cors',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        cache: 'no-store',
        signal: AbortSignal.timeout(TIME_OUT_MS),
      });
      return true;
    } catch {
      return false;
    }
  }
}
