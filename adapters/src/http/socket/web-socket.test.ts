import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { webSocketOpener } from './web-socket.ts';

let server: WebSocketServer | undefined;
afterEach(() => {
  for (const client of server?.clients ?? []) client.terminate();
  server?.close();
});

async function listening(): Promise<{ server: WebSocketServer; port: number }> {
  const opened = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server = opened;
  await new Promise(resolve => opened.on('listening', resolve));
  return { server: opened, port: (opened.address() as AddressInfo).port };
}

function messages() {
  const events: string[] = [];
  let closed = (): void => undefined;
  const end = new Promise<void>(resolve => (closed = resolve));
  const listener = {
    opened: () => void events.push('opened'),
    message: (text: string) => void events.push(text),
    closed: () => {
      events.push('closed');
      closed();
    },
  };
  return { events, listener, end };
}

describe('a web socket', () => {
  it('tells why it was closed, and speaks the protocol that was asked for', async () => {
    const { server: device, port } = await listening();
    device.on('connection', socket => socket.close(4401, socket.protocol));
    const code = await new Promise(resolve =>
      webSocketOpener(WebSocket, () => `http://127.0.0.1:${port}`)(
        '/',
        { ...messages().listener, closed: resolve },
        'v1.json',
      ),
    );
    expect([code, [...device.clients].map(({ protocol }) => protocol)]).toEqual([4401, ['v1.json']]);
  });

  it('carries text both ways, and tells its end once', async () => {
    const { server: device, port } = await listening();
    device.on('connection', socket => {
      socket.on('message', data => {
        socket.send(`got ${String(data)}`);
        socket.send(Buffer.from([1, 2]), { binary: true });
        socket.close();
      });
    });
    const { events, listener, end } = messages();
    const socket = webSocketOpener(WebSocket, () => `http://127.0.0.1:${port}/page`)('/ws/airview', {
      ...listener,
      opened: () => socket.send('1'),
    });
    await end;
    expect(events).toEqual(['got 1', 'closed']);
  });

  it('asks for its path', async () => {
    const { server: device, port } = await listening();
    const path = new Promise(resolve => device.on('connection', (_socket, { url }) => resolve(url)));
    const socket = webSocketOpener(WebSocket, () => `http://127.0.0.1:${port}`)(
      '/ws/airview',
      messages().listener,
    );
    expect(await path).toBe('/ws/airview');
    socket.close();
  });

  it('tells nothing any more once it was closed from here', async () => {
    const { server: device, port } = await listening();
    const left = new Promise<void>(resolve =>
      device.on('connection', socket => {
        socket.on('close', () => resolve());
        socket.send('early');
      }),
    );
    const { events, listener } = messages();
    const socket = webSocketOpener(WebSocket, () => `http://127.0.0.1:${port}`)('/', {
      ...listener,
      message: () => socket.close(),
    });
    await left;
    expect(events).toEqual(['opened']);
  });

  it('a web socket that cannot be opened is closed', async () => {
    const { port } = await listening();
    await new Promise(resolve => server?.close(resolve));
    const { events, listener, end } = messages();
    webSocketOpener(WebSocket, () => `http://127.0.0.1:${port}`)('/', listener);
    await end;
    expect(events).toEqual(['closed']);
  });

  it('a web socket that the browser forbids is closed', async () => {
    const Forbidden = class extends WebSocket {
      constructor(url: string) {
        super(url, 'not a protocol');
      }
    };
    const { events, listener, end } = messages();
    const socket = webSocketOpener(Forbidden, () => 'https://radio.test')('/', listener);
    socket.send('1');
    await end;
    expect(events).toEqual(['closed']);
  });

  it('a web socket is a secure one on a secure page', () => {
    const urls: string[] = [];
    const Spy = class {
      readonly readyState = 0;
      constructor(url: string) {
        urls.push(url);
      }
      send = () => undefined;
      close = () => undefined;
      addEventListener = () => undefined;
    };
    webSocketOpener(Spy, () => 'https://radio.test:8443/x?y#z')('/ws/airview', messages().listener);
    webSocketOpener(Spy, () => 'http://radio.test/')('/ws/airview', messages().listener);
    expect(urls).toEqual(['wss://radio.test:8443/ws/airview', 'ws://radio.test/ws/airview']);
  });
});
