import { existsSync, readdirSync, readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestHttp,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { VirtualDevice } from '@radiolink/adapters/server/virtual-device';
import { createVirtualRadio, type VirtualRadio } from '@radiolink/virtual-radio';
import type { PackageFiles } from '../package/archive.ts';
import { readPackageOptions } from '../package/options.ts';
import { packageFiles } from '../package/package-files.ts';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks for an address with these headers alone; a certificate of the device's own is accepted, nothing is decoded. */
export async function ask(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const request = url.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    request(url, { headers, rejectUnauthorized: false, agent: false }, response => {
      buffer(response).then(
        body => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        reject,
      );
    })
      .on('error', reject)
      .end();
  });
}

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

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const DIST = join(ROOT, 'dist');

/** The package of what `npm run build` has built. @param args options of `npm run package` */
export const packed = (...args: string[]): PackageFiles => packedFrom(DIST, join(ROOT, '.build'), args);

/** The folder that `npm run package` builds into. */
const OWN_BUILD = join(ROOT, '.build/package');
export const OWN_DIST = join(OWN_BUILD, 'dist');

/** The package of what `npm run package` has built. @param args the options that it was run with */
export const packedAlone = (...args: string[]): PackageFiles => packedFrom(OWN_DIST, OWN_BUILD, args);

function packedFrom(dist: string, notes: string, args: readonly string[]): PackageFiles {
  if (!existsSync(join(dist, 'index.html'))) throw new Error(`There is no ${dist}: build it first.`);
  const languages = readdirSync(join(ROOT, 'ui/translations'))
    .filter(name => name.endsWith('.json'))
    .map(name => name.slice(0, -'.json'.length));
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  const options = readPackageOptions([...args], languages);
  return packageFiles({
    root: ROOT,
    dist,
    packages: join(notes, 'packages.json'),
    version,
    options,
  });
}
