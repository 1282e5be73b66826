import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Carries the bytes of one connection of the browser to the device and back; `end` breaks both. */
export type Carry = (client: Socket, device: Socket, end: () => void) => void;

/** A wire to a served radio. */
export interface Wire {
  /** What the browser opens. */
  readonly url: string;
  /** Both sockets of every open connection. */
  readonly sockets: ReadonlySet<Socket>;
}

/** A wire to a port of this machine, each connection of which is carried by `carry`. Ended after the test. */
export async function wireTo(port: number, carry: Carry): Promise<Wire> {
  const sockets = new Set<Socket>();
  const server = createServer(client => {
    const both = [client, connect(port, '127.0.0.1')] as const;
    const end = (): void => {
      for (const socket of both) {
        sockets.delete(socket);
        socket.destroy();
      }
    };
    for (const socket of both) sockets.add(socket.on('close', end).on('error', end));
    carry(...both, end);
  });
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`, sockets };
}
