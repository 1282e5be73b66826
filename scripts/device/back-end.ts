import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createVirtualRadio, type VirtualRadio } from '@radiolink/virtual-radio';
import { VirtualDevice } from '@radiolink/adapters/server/virtual-device';

/** The back end of a device: it has no files, and no web server of its own. */
export interface BackEnd {
  readonly radio: VirtualRadio;
  readonly port: number;
  /** Bytes of the largest body that arrived. */
  readonly largestBody: () => number;
  readonly close: () => void;
}

const bodyOf = (request: IncomingMessage): Promise<Buffer> => buffer(request);

/** A virtual radio that answers over plain HTTP on the loopback, as the daemon of a firmware does. */
export async function startBackEnd(profile: string): Promise<BackEnd> {
  const radio = createVirtualRadio({ profile, clock: { now: () => Date.now() }, softRestartSeconds: 0 });
  const device = new VirtualDevice(radio, []);
  let largest = 0;
  const server = createServer((request, response) => {
    // The web server in front says what time it is on the device.
    response.sendDate = false;
    void bodyOf(request)
      .then(body => {
        largest = Math.max(largest, body.length);
        return device.handle(request, response, body);
      })
      .catch(() => request.socket.destroy());
  });
  server.on('upgrade', (request, socket, head) => device.upgrade(request, socket, head));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    radio,
    port: (server.address() as AddressInfo).port,
    largestBody: () => largest,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
