import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createVirtualRadio, type VirtualRadio, type VirtualRadioOptions } from '@radiolink/virtual-radio';
import type { RunningServer } from '@radiolink/guarded-server';
import { serve, type ServeOptions } from '@radiolink/adapters/server/serve';
import { VirtualDevice } from '@radiolink/adapters/server/virtual-device';
import { onTestFailed, onTestFinished } from 'vitest';
import { SeenRestart } from './seen-restart.ts';
import { TRANSLATIONS } from './translations.ts';
import { withoutSockets } from './without-sockets.ts';

/** The built interface. */
export const DIST = fileURLToPath(new URL('../../../dist', import.meta.url));

export const ADMIN = { username: 'admin', password: 'Tower-Link-2026' };
export const VIEWER = { username: 'viewer', password: 'Tower-View-2026' };

export interface ServedRadio extends RunningServer {
  readonly radio: VirtualRadio;
  /** Lets time of the radio pass at once; without effect on a clock of the test's own. */
  readonly advance: (seconds: number) => void;
}

/** Default restart time of a radio; it passes as soon as its outage was seen. */
const RESTART_SECONDS = 3;

interface ServerOptions {
  readonly https?: boolean;
  readonly guardOrigin?: boolean;
  readonly host?: string;
  readonly port?: number;
  readonly names?: readonly string[];
  /** Refuses each WebSocket. */
  readonly refusesSockets?: boolean;
}

/** Ports of radios of tests that ended, for who takes away what their pages have stored. */
let leftPorts: number[] | undefined;

/** Lets radios follow one another at the same address: a page is drawn for less from one that the browser knows. */
export function serveAtKnownAddresses(): void {
  leftPorts ??= [];
}

/** At any port of the usual address. */
const isUsual = (server: ServerOptions): boolean =>
  Object.keys(server).every(name => name === 'refusesSockets');

/** Serves at the port of a radio that ended, where no other program has taken it. */
function serveAgain(options: ServeOptions): Promise<RunningServer> {
  const port = leftPorts?.pop();
  return port === undefined ? serve(options) : serve({ ...options, port }).catch(() => serve(options));
}

/** Serves the built interface on a virtual radio of this test; ended after it. */
export async function startRadio(
  options: Partial<VirtualRadioOptions> = {},
  server: ServerOptions = {},
): Promise<ServedRadio> {
  const served = await serveRadio(options, server);
  onTestFinished(async () => {
    await served.close();
    if (isUsual(server)) leftPorts?.push(served.port);
  });
  // Its page may still be open, and would ask the next radio there.
  onTestFailed(() => void leftPorts?.splice(0));
  return served;
}

/** The same for who ends it himself. */
export async function serveRadio(
  options: Partial<VirtualRadioOptions> = {},
  server: ServerOptions = {},
): Promise<ServedRadio> {
  if (!existsSync(`${DIST}/index.html`))
    throw new Error('There is no built interface: run npm run build first.');
  const time = new SeenRestart(options.softRestartSeconds ?? RESTART_SECONDS);
  const radio = createVirtualRadio({
    profile: 'ap-ptmp',
    clock: time,
    softRestartSeconds: RESTART_SECONDS,
    translations: TRANSLATIONS,
    ...options,
  });
  const { refusesSockets = false, ...rest } = server;
  const device = new VirtualDevice(options.clock === undefined ? time.around(radio) : radio, []);
  const served = await (isUsual(server) ? serveAgain : serve)({
    files: DIST,
    device: refusesSockets ? withoutSockets(device) : device,
    deviceName: 'the virtual radio',
    host: '127.0.0.1',
    port: 0,
    ...rest,
  });
  return { ...served, radio, advance: seconds => time.advance(seconds) };
}
