import type { OpenSocket } from './live-socket.ts';

/** Required part of a WebSocket: the browser's, or a library's. */
export interface WebSocketLike {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'error', listener: () => void): void;
  addEventListener(type: 'close', listener: (event: { readonly code?: number }) => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

export type WebSocketConstructor = new (url: string, protocol?: string) => WebSocketLike;

const OPEN = 1;

/**
 * Opens WebSockets. They are authorised by the cookie, which the browser sends automatically. @param baseUrl
 * returns the absolute address of the device, `https://192.0.2.1`, when a socket is opened
 */
export function webSocketOpener(Socket: WebSocketConstructor, baseUrl: () => string): OpenSocket {
  return (path, listener, protocol) => {
    let hasEnded = false;
    const closed = (code?: number) => {
      if (hasEnded) return;
      hasEnded = true;
      listener.closed(code);
    };
    const socket = opened(Socket, webSocketAddress(baseUrl(), path), protocol);
    if (socket === undefined) {
      queueMicrotask(closed);
      return { send: () => undefined, close: () => void (hasEnded = true) };
    }
    socket.addEventListener('open', () => !hasEnded && listener.opened());
    socket.addEventListener('message', ({ data }) => {
      if (!hasEnded && typeof data === 'string') listener.message(data);
    });
    socket.addEventListener('error', () => socket.close());
    socket.addEventListener('close', ({ code }) => closed(code));
    return {
      send: text => {
        if (socket.readyState === OPEN) socket.send(text);
      },
      close: () => {
        hasEnded = true;
        socket.close();
      },
    };
  };
}

/** `wss` for `https`, `ws` for anything else. */
function webSocketAddress(baseUrl: string, path: string): string {
  const url = new URL(path, baseUrl);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

/** A browser refuses some addresses by throwing, as an insecure socket on a secure page. */
function opened(
  Socket: WebSocketConstructor,
  url: string,
  protocol: string | undefined,
): WebSocketLike | undefined {
  try {
    return protocol === undefined ? new Socket(url) : new Socket(url, protocol);
  } catch {
    return undefined;
  }
}
