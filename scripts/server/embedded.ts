import { readFile } from 'node:fs/promises';
import { createVirtualRadio, fastClock, type VirtualRadio } from '@radiolink/virtual-radio';
import type { Device } from '@radiolink/adapters/server/device';
import { readTranslations } from '@radiolink/adapters/server/translations';
import { VirtualDevice } from '@radiolink/adapters/server/virtual-device';
import { type StartOptions, UsageProblem } from './options.ts';

/** The embedded radio as a device. */
interface Embedded {
  readonly device: Device;
  readonly radio: VirtualRadio;
}

/** What makes the embedded radio. */
type RadioOptions = Pick<
  StartOptions,
  'profile' | 'speed' | 'replay' | 'replaySpectrum' | 'faults' | 'liveStatus' | 'stations'
>;

/** The virtual radio of `npm start`. Throws a `UsageProblem` for a file that cannot be replayed. */
export async function embedded(options: RadioOptions, translations: string): Promise<Embedded> {
  const { profile, speed, faults, liveStatus, stations } = options;
  const radio = createVirtualRadio({
    profile,
    // All of its time, the 240 s of a test included.
    clock: fastClock(speed),
    replay: await Promise.all(options.replay.map(readAnswer)),
    ...(options.replaySpectrum !== undefined && {
      spectrumReplay: await readText('--replay-spectrum', options.replaySpectrum),
    }),
    translations: await readTranslations(translations),
    faults,
    liveStatus,
    ...(stations !== undefined && { stations }),
  });
  return { radio, device: new VirtualDevice(radio, [`Virtual radio "${profile}".`, login(profile)]) };
}

async function readText(option: string, file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new UsageProblem(`${option}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** A captured answer of `status.cgi`: it is served as it is, and another text would be served as a status too. */
async function readAnswer(file: string): Promise<string> {
  const text = await readText('--replay', file);
  const answer = parsed(text);
  if (answer === undefined) throw new UsageProblem(`--replay: ${file} is no JSON.`);
  const missing = ['host', 'wireless'].filter(name => !isObject(answer[name]));
  if (missing.length > 0)
    throw new UsageProblem(
      `--replay: ${file} is no answer of status.cgi. It has no "${missing.join('" and "')}".`,
    );
  return text;
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function login(profile: string): string {
  return profile === 'factory'
    ? 'Log in as ubnt / ubnt (factory-fresh: it asks for country, user and password first).'
    : 'Log in as admin / Tower-Link-2026 (read-only: viewer / Tower-View-2026).';
}
