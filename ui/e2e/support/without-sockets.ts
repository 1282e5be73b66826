import type { Device } from '@radiolink/adapters/server/device';

/**
 * The same device, which refuses each WebSocket: what a page sees in Safari, which opens none to a device whose certificate
 * it accepted for the page only.
 */
export function withoutSockets(device: Device): Device {
  return {
    landing: request => device.landing(request),
    handle: (request, response, body) => device.handle(request, response, body),
    upgrade: (_request, socket) => void socket.end('HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n'),
    greeting: device.greeting,
  };
}
