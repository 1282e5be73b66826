import type { OpenSocket } from '../http/socket/live-socket.ts';
import { webSocketOpener } from '../http/socket/web-socket.ts';

/** The browser's sockets, to the device that serves the page or to another one. */
export function browserSocket(baseUrl: string): OpenSocket {
  return (path, listener, protocol) => {
    const address = () => (baseUrl === '' ? window.location.href : baseUrl);
    return webSocketOpener(WebSocket, address)(path, listener, protocol);
  };
}
