import { WebSocket } from 'ws';
import type { Limits, SocketEnd, SocketListener, SocketRequest } from './back-end.ts';
import { NoAnswer } from './no-answer.ts';

interface Place {
  readonly url: URL;
  readonly insecure: boolean;
}

/** Opens a socket. Rejects with the status where the back end refuses it. */
export function openSocket(
  { url, insecure }: Place,
  { path, cookie, protocol }: SocketRequest,
  listener: SocketListener,
  { timeoutMs, maxBytes }: Limits,
): Promise<SocketEnd> {
  const address = new URL(path, url);
  address.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(address, protocol === undefined ? [] : [protocol], {
    handshakeTimeout: timeoutMs,
    maxPayload: maxBytes,
    rejectUnauthorized: !insecure,
    headers: { origin: url.origin, ...(cookie && { cookie }) },
  });
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve({ send: text => socket.send(text), close: () => socket.terminate() }));
    socket.on('message', data => listener.message(String(data)));
    socket.on('close', code => listener.closed(code));
    socket.on('unexpected-response', (_request, { statusCode }) => {
      reject(new NoAnswer('refused', `The socket was refused with ${statusCode}`, statusCode));
      socket.terminate();
    });
    socket.on('error', error => reject(new NoAnswer('unreachable', `No socket: ${error.message}`)));
  });
}
