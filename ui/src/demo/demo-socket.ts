import type { Caller, VirtualRadio } from '@radiolink/virtual-radio';

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
