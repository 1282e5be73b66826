import { cookiesOfDevice } from '../../http/session/relay-cookie.ts';

/** Longest time between a request and its use, ms: an older answer says how the device was. */
const MOST_AGE_MS = 2000;

interface Sent {
  readonly at: number;
  readonly response: Promise<Response>;
  readonly cut: AbortController;
}

/** Requests that are sent before the program that makes them is composed. The first such request gets the answer. */
export class PrefetchedRequests {
  readonly #sent = new Map<string, Sent>();

  constructor(
    private readonly fetch: (request: Request) => Promise<Response>,
    /** Time of a steady clock, ms. */
    private readonly now: () => number,
  ) {}

  send(request: Request): void {
    const cut = new AbortController();
    const response = this.fetch(new Request(request, { signal: cut.signal }));
    // Whoever takes it handles the failure.
    response.catch(() => undefined);
    this.#sent.set(keyOf(request), { at: this.now(), response, cut });
  }

  /** The answer to the same request, if one was sent ahead and not taken yet. */
  take(request: Request): Promise<Response> | undefined {
    const sent = this.#sent.get(keyOf(request));
    if (sent === undefined) return undefined;
    this.#sent.delete(keyOf(request));
    const { at, response, cut } = sent;
    if (this.now() - at > MOST_AGE_MS) {
      cut.abort();
      return undefined;
    }
    request.signal.addEventListener('abort', () => cut.abort(), { once: true });
    return response;
  }
}

const keyOf = ({ method, url }: Request): string => `${method} ${url}`;

/** The requests that the page sends ahead. */
export const requestsAhead = new PrefetchedRequests(
  request => globalThis.fetch(request),
  () => performance.now(),
);

/** The browser's `fetch`, looked up at each call so that what replaces it later is used. */
export function browserFetch(request: Request): Promise<Response> {
  return requestsAhead.take(request) ?? globalThis.fetch(request);
}

/** The device's cookies that scripts of this page may read. */
export function readBrowserCookies(): string {
  const { port, protocol } = window.location;
  return cookiesOfDevice(document.cookie, port || (protocol === 'https:' ? '443' : '80'));
}
