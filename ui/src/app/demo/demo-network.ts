import type { Caller, VirtualRadio } from '@radiolink/virtual-radio';

/** Files of the demo itself; every other path of this origin is the radio's. */
const FILES = /^\/(static|help)\//;

interface DemoNetwork {
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

/** Replaces the browser's `WebSocket` in front of the radio in this page. */
export function demoSocket(radio: VirtualRadio, caller: Caller): typeof WebSocket {
  class DemoSocket extends EventTarget {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    static readonly CLOSING = 2;
    static readonly CLOSED = 3;
    readonly url: string;
    readyState: number = DemoSocket.CONNECTING;
    readonly #socket: ReturnType<VirtualRadio['connect']>;

    constructor(address: string | URL) {
      super();
      const url = new URL(address, window.location.href);
      this.url = url.href;
      this.#socket = attempt(() =>
        radio.connect(url.pathname, caller, {
          message: text => this.dispatchEvent(new MessageEvent('message', { data: text })),
          closed: () => this.#end(),
        }),
      );
      queueMicrotask(() => {
        if (this.#socket === undefined) this.#end();
        else if (this.readyState === DemoSocket.CONNECTING) {
          this.readyState = DemoSocket.OPEN;
          this.dispatchEvent(new Event('open'));
        }
      });
    }

    send(text: string): void {
      this.#socket?.send(text);
    }

    close(): void {
      this.#socket?.close();
      this.#end();
    }

    #end(): void {
      if (this.readyState === DemoSocket.CLOSED) return;
      this.readyState = DemoSocket.CLOSED;
      this.dispatchEvent(new CloseEvent('close'));
    }
  }
  return DemoSocket as unknown as typeof WebSocket;
}

/** A radio that restarts refuses by throwing. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Replaces the browser's `XMLHttpRequest`, as far as uploads use it, over the demo's `fetch`. */
export function demoUpload(fetch: (request: Request) => Promise<Response>): typeof XMLHttpRequest {
  class DemoUpload extends EventTarget {
    readonly upload = new EventTarget();
    responseType = '';
    response: ArrayBuffer | undefined;
    status = 0;
    statusText = '';
    #method = 'GET';
    #url = '';
    #answered = new Headers();
    readonly #headers = new Headers();
    readonly #cut = new AbortController();

    open(method: string, url: string): void {
      this.#method = method;
      this.#url = url;
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name, value);
    }

    getAllResponseHeaders(): string {
      return [...this.#answered].map(([name, value]) => `${name}: ${value}\r\n`).join('');
    }

    send(body: Blob): void {
      const { size } = body;
      this.upload.dispatchEvent(
        new ProgressEvent('progress', { loaded: size, total: size, lengthComputable: true }),
      );
      void this.#exchange(body)
        .then(() => this.dispatchEvent(new ProgressEvent('load')))
        .catch(() => this.dispatchEvent(new ProgressEvent(this.#cut.signal.aborted ? 'abort' : 'error')))
        .finally(() => this.dispatchEvent(new ProgressEvent('loadend')));
    }

    abort(): void {
      this.#cut.abort();
    }

    async #exchange(body: Blob): Promise<void> {
      const { signal } = this.#cut;
      const answer = await fetch(
        new Request(this.#url, { method: this.#method, headers: this.#headers, body, signal }),
      );
      this.response = await answer.arrayBuffer();
      this.status = answer.status;
      this.statusText = answer.statusText;
      this.#answered = answer.headers;
    }
  }
  return DemoUpload as unknown as typeof XMLHttpRequest;
}
