import type { SocketListener } from '../../wire/back-end.ts';
import type { VirtualWorld } from '../virtual-back-end.ts';
import { administrator, type Fault } from './fault.ts';

/** A fault in what a socket says. */
const onSocket = (
  name: string,
  finds: string,
  change: (listener: SocketListener) => Partial<SocketListener>,
): Fault => ({
  name,
  finds,
  plant: ({ backEnd }) => ({
    ...backEnd,
    connect: (request, listener, limits) =>
      backEnd.connect(
        request,
        {
          message: text => listener.message(text),
          closed: code => listener.closed(code),
          ...change(listener),
        },
        limits,
      ),
  }),
});

/** Opens every socket as the administrator. */
const openToAll = ({ backEnd }: VirtualWorld) => ({
  ...backEnd,
  connect: async (...[request, listener, limits]: Parameters<typeof backEnd.connect>) => {
    const { cookie } = await administrator(sent => backEnd.send(sent, limits));
    return backEnd.connect({ ...request, cookie }, listener, limits);
  },
});

/** Faults in sockets. */
export const socketFaults: readonly Fault[] = [
  onSocket('the spectrum is garbage', 'socket/spectrum', listener => ({
    message: () => listener.message('\u0007garbage'),
  })),
  onSocket('the spectrum never ends a frame', 'socket/spectrum', listener => ({
    message: text => listener.message(text.replaceAll('}', '')),
  })),
  { name: 'the spectrum opens to strangers', finds: 'socket/spectrum-closed', plant: openToAll },
  { name: 'the spectrum goes on after the logout', finds: 'socket/spectrum-ends', plant: openToAll },
  onSocket('the live socket says nothing', 'socket/live', () => ({ message: () => undefined })),
  onSocket('the live socket sends garbage', 'socket/live', listener => ({
    message: () => listener.message('<html>'),
  })),
  onSocket('the live socket skips a number', 'socket/live', listener => ({
    message: text => listener.message(text.replace('"seq":2', '"seq":3')),
  })),
  onSocket('a wrong token leaves the live socket open', 'socket/live-wrong-token', () => ({
    closed: () => undefined,
  })),
  onSocket('an unknown topic is accepted', 'socket/live-unknown-topic', listener => ({
    message: text => listener.message(text.replace('"type":"error"', '"type":"ack"')),
  })),
];
