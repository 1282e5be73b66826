import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createVirtualRadio, type VirtualRadioOptions } from '@radiolink/virtual-radio';
import { serveRadio, type ServeRadioOptions } from '@radiolink/virtual-radio/serve';
import nock from 'nock';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { RelayDevice } from '../relay/relay-device.ts';
import { type RunningServer, serve, type ServeOptions } from '../serve.ts';
import { VirtualDevice } from '../virtual-device.ts';

/** Data received by a device of bare sockets, connection by connection, and its response to each piece. */
export interface BareDevice {
  readonly url: string;
  readonly received: string[];
}

/** A server under attack, and what its device received, if that is not in the server itself. */
export interface Attacked {
  readonly name: string;
  readonly url: string;
  readonly port: number;
  readonly received: () => string;
}

/** Servers for one test file: on loopback, on ports of their own, ended after each test. */
export function attackBench() {
  const running: { close(): unknown }[] = [];
  let files = '';
  // Real sockets between two servers: interception would interfere.
  beforeAll(() => {
    nock.restore();
    syncBuiltinESMExports();
    files = mkdtempSync(join(tmpdir(), 'radiolink-'));
    mkdirSync(join(files, 'help'));
    mkdirSync(join(files, 'static'));
    for (const name of ['index.html', 'index.en_US.html', 'help/terms.html'])
      writeFileSync(join(files, name), '<!doctype html><title>Page</title>');
    writeFileSync(join(files, 'static', 'main.0a1b2c.js'), '');
  });
  afterAll(() => {
    rmSync(files, { recursive: true });
    nock.activate();
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map(one => one.close()));
  });

  async function start(
    device: ServeOptions['device'],
    options: Partial<ServeOptions> = {},
  ): Promise<RunningServer> {
    const server = await serve({
      files,
      device,
      deviceName: 'radio',
      host: '127.0.0.1',
      port: 0,
      ...options,
    });
    running.push(server);
    return server;
  }

  const aRadio = (options: Partial<VirtualRadioOptions>) =>
    createVirtualRadio({ profile: 'ap-ptmp', clock: { now: Date.now }, ...options });
  const bench = {
    /** `npm start`. */
    embedded: (radio: Partial<VirtualRadioOptions> = {}, options: Partial<ServeOptions> = {}) =>
      start(new VirtualDevice(aRadio(radio), []), options),
    /** `npm start -- --device URL`. */
    relayTo: (url: string, options: Partial<ServeOptions> = {}) =>
      start(new RelayDevice(new URL(url), { insecure: true }), options),
    /** The published command `virtual-radio`. */
    async command(radio: Partial<VirtualRadioOptions> = {}, options: ServeRadioOptions = {}) {
      const served = await serveRadio(aRadio(radio), options);
      running.push(served);
      return { url: `${served.url}/`, port: Number(new URL(served.url).port) };
    },
    /** Every server that has a virtual radio in it. */
    withRadio: (radio: Partial<VirtualRadioOptions> = {}, options: ServeRadioOptions = {}) =>
      Promise.all([bench.embedded(radio, options), bench.command(radio, options)]),
    /** All three servers. The relay's device answers everything by the same. */
    async everyServer(
      options: ServeRadioOptions = {},
      answer: (text: string) => string | undefined = okTo,
    ): Promise<readonly Attacked[]> {
      const device = await bench.bareDevice(answer);
      const nothing = () => '';
      return [
        { name: 'npm start', received: nothing, ...(await bench.embedded({}, options)) },
        {
          name: 'the relay',
          received: () => device.received.join(''),
          ...(await bench.relayTo(device.url, options)),
        },
        { name: 'virtual-radio', received: nothing, ...(await bench.command({}, options)) },
      ];
    },
    /** A device that answers each piece it is sent by the text given, and notes what came on which connection. */
    async bareDevice(answer: (text: string) => string | undefined): Promise<BareDevice> {
      const received: string[] = [];
      const server: Server = createServer(socket => {
        const index = received.push('') - 1;
        socket.on('data', data => {
          received[index] += data.toString('latin1');
          const text = answer(data.toString('latin1'));
          if (text !== undefined) socket.write(text, 'latin1');
        });
        socket.on('error', () => socket.destroy());
        running.push({ close: () => socket.destroy() });
      });
      await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
      running.push({ close: () => server.close() });
      return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
    },
  };
  return bench;
}

const HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n';

/** A plain response, and the same to every request, a HEAD included. */
export const OK = `${HEAD}{}`;
export const okTo = (text: string): string => (text.startsWith('HEAD ') ? HEAD : OK);
