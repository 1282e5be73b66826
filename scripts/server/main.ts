import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createVirtualRadio, profileNames, type VirtualRadio } from '@radiolink/virtual-radio';
import {
  type Device,
  followAddress,
  isLoopback,
  readTranslations,
  RelayDevice,
  serve,
  VirtualDevice,
} from '@radiolink/adapters/server';
import { fastClock } from './clock.ts';
import { helpText } from './help.ts';
import { readOptions, type StartOptions, UsageProblem } from './options.ts';

async function readReplay(files: readonly string[]): Promise<string[]> {
  try {
    return await Promise.all(files.map(file => readFile(file, 'utf8')));
  } catch (error) {
    throw new UsageProblem(`--replay: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function readSpectrum(file: string | undefined): Promise<{ readonly spectrumReplay?: string }> {
  if (file === undefined) return {};
  try {
    const spectrumReplay = await readFile(file, 'utf8');
    return { spectrumReplay };
  } catch (error) {
    throw new UsageProblem(`--replay-spectrum: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function login(profile: string): string {
  return profile === 'factory'
    ? 'Log in as ubnt / ubnt (factory-fresh: it asks for country, user and password first).'
    : 'Log in as admin / Tower-Link-2026 (read-only: viewer / Tower-View-2026).';
}

/** The device behind the server; the radio itself when it is ours. */
interface Behind {
  readonly device: Device;
  readonly radio?: VirtualRadio;
}

async function embedded(options: StartOptions, root: string): Promise<Behind> {
  const radio = createVirtualRadio({
    profile: options.profile,
    clock: fastClock(options.speed),
    watchClock: { now: Date.now },
    replay: await readReplay(options.replay),
    ...(await readSpectrum(options.replaySpectrum)),
    translations: await readTranslations(join(root, 'ui', 'translations')),
    faults: options.faults,
    liveStatus: options.liveStatus,
    ...(options.stations === undefined ? {} : { stations: options.stations }),
  });
  return {
    radio,
    device: new VirtualDevice(radio, [`Virtual radio "${options.profile}".`, login(options.profile)]),
  };
}

async function start(options: StartOptions, root: string): Promise<void> {
  const { device, radio }: Behind = options.device
    ? { device: new RelayDevice(options.device, { insecure: options.insecure }) }
    : await embedded(options, root);
  const server = await serve({
    files: join(root, 'dist'),
    docs: join(root, 'dist-docs', 'api'),
    device,
    deviceName: options.device?.origin ?? 'the virtual radio',
    guardOrigin: options.originGuard,
    https: options.https,
    host: options.host,
    names: options.names,
    uploadBytes: options.uploadBytes,
    port: options.port,
    tell: console.log,
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
  if (radio && isLoopback(options.host))
    followAddress({ radio, server, home: options.host, tell: console.log });
  for (const line of device.greeting) console.log(line);
  console.log(`ready ${server.url}`);
}

/** `npm start`, once everything is installed and built. */
export async function main(args: readonly string[], { root }: { readonly root: string }): Promise<void> {
  try {
    const options = readOptions(args, profileNames);
    if (options.help) console.log(helpText(profileNames));
    else await start(options, root);
  } catch (error) {
    // A file that cannot be replayed is refused by the radio.
    if (!(error instanceof UsageProblem || error instanceof RangeError)) throw error;
    console.error(`${error.message}\nSee npm start -- --help.`);
    process.exitCode = 2;
  }
}
