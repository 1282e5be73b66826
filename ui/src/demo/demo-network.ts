import type { Caller, VirtualRadio } from '@radiolink/virtual-radio';

/** Files of the demo itself; every other path of this origin is the radio's. */
const FILES = /^\/(static|help)\//;

export interface DemoNetwork {
  readonly radio: VirtualRadio;
  readonly caller: Caller;
  /** Folder that the demo is served from, `/` at the root of a host. */
  readonly folder: string;
  /** Settled once the radio has been met: it hands out its cookie on `GET /`. */
  readonly met: Promise<unknown>;
  readonly network: (request: Request) => Promise<Response>;
}

/** `fetch` of the demo: the radio in this page answers what a radio would, the network the files. */
export function demoFetch({ radio, caller, folder, met, network }: DemoNetwork): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const path = url.pathname.startsWith(folder) ? `/${url.pathname.slice(folder.length)}` : url.pathname;
    if (url.origin !== window.location.origin || FILES.test(path)) return network(request);
    await met;
    request.signal.throwIfAborted();
    const requested = new Request(new URL(path + url.search, url.origin), request);
    const cut = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason), { once: true });
    });
    return Promise.race([radio.fetch(requested, caller), cut]).catch((error: unknown) => {
      if (request.signal.aborted) throw error;
      // A browser's error for an unreachable device.
      throw new TypeError('Failed to fetch', { cause: error });
    });
  };
}
