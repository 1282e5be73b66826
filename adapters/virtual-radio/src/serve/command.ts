import { parseArgs } from 'node:util';
import { hostsOf } from '@radiolink/guarded-server';
import { fastClock } from '../machine/clock.ts';
import { profileNames } from '../profiles/profiles.ts';
import { createVirtualRadio } from '../virtual-radio.ts';
import { type ServedRadio, serveRadio } from './serve-radio.ts';

const HELP = `virtual-radio: a wireless radio in memory, served over HTTP and WebSocket.

  --profile NAME   ${profileNames.join(', ')}; default ap-ptmp
  --port NUMBER    default 8080; a busy one gives the next free one
  --host ADDRESS   address to listen on, default 127.0.0.1
  --host NAME      answer to this name too; may be repeated
  --stations N     stations of an access point, 0 to 256
  --speed N        run its time N times as fast, up to 10000: a test of 240 s ends within moments
  --faults         POST /__radio/faults sets faults
  --help
`;

/** Inputs of a command: arguments, and its output. */
export interface CommandContext {
  readonly args: readonly string[];
  readonly tell: (text: string) => void;
}

/** The command `virtual-radio`. Undefined when there was nothing to serve; throws a RangeError for wrong arguments. */
export async function runCommand({ args, tell }: CommandContext): Promise<ServedRadio | undefined> {
  const options = optionsOf(args);
  if (options.help === true) {
    tell(HELP);
    return undefined;
  }
  const { profile = 'ap-ptmp', faults = false } = options;
  const port = wholeNumber('port', options.port ?? '8080', 65_535);
  const radio = createVirtualRadio({
    profile,
    faults,
    clock: fastClock(speedFactor(options.speed ?? '1')),
    ...(options.stations !== undefined && { stations: wholeNumber('stations', options.stations, 256) }),
  });
  const served = await serveRadio(radio, {
    ...hostsOf(options.host ?? []),
    port,
    tell: line => tell(`${line}\n`),
  });
  tell(`${profile} at ${served.url}\n`);
  return served;
}

function optionsOf(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        profile: { type: 'string' },
        port: { type: 'string' },
        host: { type: 'string', multiple: true },
        stations: { type: 'string' },
        speed: { type: 'string' },
        faults: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new RangeError(error instanceof Error ? error.message : String(error));
  }
}

function speedFactor(text: string): number {
  const speed = Number(text);
  if (/^\d+(\.\d+)?$/.test(text) && speed > 0 && speed <= 10_000) return speed;
  throw new RangeError('--speed takes a number above 0, at most 10000');
}

function wholeNumber(name: string, text: string, most: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number <= most) return number;
  throw new RangeError(`--${name} takes a whole number from 0 to ${most}`);
}
