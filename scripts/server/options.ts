import { parseArgs } from 'node:util';
import { hostsOf } from '@radiolink/guarded-server';

/** Command line options of `npm start`. */
export interface StartOptions {
  readonly host: string;
  /** Names beyond the address that a request may have in `Host`. */
  readonly names: readonly string[];
  /** The largest upload. */
  readonly uploadBytes: number;
  readonly port: number;
  readonly profile: string;
  readonly stations: number | undefined;
  readonly replay: readonly string[];
  /** File of a recorded spectrum. */
  readonly replaySpectrum: string | undefined;
  readonly device: URL | undefined;
  /** File into which the answers of `device` are recorded. */
  readonly record: string | undefined;
  /** The recording is written without asking. */
  readonly yes: boolean;
  readonly insecure: boolean;
  readonly speed: number;
  readonly faults: boolean;
  readonly https: boolean;
  readonly originGuard: boolean;
  readonly liveStatus: boolean;
  readonly help: boolean;
}

/** A wrong command line, in words. */
export class UsageProblem extends Error {
  override readonly name = 'UsageProblem';
}

function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new UsageProblem(`--${name} takes a whole number from ${min} to ${max}; "${text}" is none.`);
}

function speedFactor(text: string): number {
  const value = Number(text);
  if (Number.isFinite(value) && value > 0 && value <= 10_000) return value;
  throw new UsageProblem(`--speed takes a number above 0, at most 10000; "${text}" is none.`);
}

function deviceAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && (url.protocol === 'https:' || url.protocol === 'http:')) return url;
  throw new UsageProblem(
    `--device takes the address of a radio, such as https://192.168.1.20; "${text}" is none.`,
  );
}

const MIB = 1024 * 1024;

function hosts(values: readonly string[]): Pick<StartOptions, 'host' | 'names'> {
  try {
    return hostsOf(values);
  } catch (error) {
    throw new UsageProblem(error instanceof Error ? error.message : String(error));
  }
}

const FLAGS = {
  port: { type: 'string', default: '8080' },
  host: { type: 'string', multiple: true, default: [] as string[] },
  'max-upload': { type: 'string', default: '64' },
  profile: { type: 'string', default: 'ap-ptmp' },
  stations: { type: 'string' },
  replay: { type: 'string', multiple: true },
  'replay-spectrum': { type: 'string' },
  device: { type: 'string' },
  record: { type: 'string' },
  yes: { type: 'boolean', default: false },
  insecure: { type: 'boolean', default: false },
  speed: { type: 'string', default: '1' },
  faults: { type: 'boolean', default: false },
  https: { type: 'boolean', default: false },
  'origin-guard': { type: 'boolean', default: false },
  'live-status': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: FLAGS, allowPositionals: true });
  } catch (error) {
    throw new UsageProblem(error instanceof Error ? error.message : String(error));
  }
}

/** Reads the command line. Throws `UsageProblem` for anything it does not understand. */
export function readOptions(args: readonly string[], profiles: readonly string[]): StartOptions {
  const { values, positionals } = parse(args);
  if (positionals.length > 0 && values.replay === undefined) {
    throw new UsageProblem(`"${positionals[0]}" is no option. Files belong after --replay.`);
  }
  if (!profiles.includes(values.profile)) {
    throw new UsageProblem(`There is no profile "${values.profile}". There are: ${profiles.join(', ')}.`);
  }
  if (values.insecure && values.device === undefined) {
    throw new UsageProblem(
      '--insecure belongs to --device: it accepts the certificate of that radio unchecked.',
    );
  }
  if (values.record !== undefined && values.device === undefined) {
    throw new UsageProblem('--record belongs to --device: it records what that radio answers.');
  }
  if (values.yes && values.record === undefined) {
    throw new UsageProblem('--yes belongs to --record: it writes the recording without asking.');
  }
  if (values.device !== undefined && values.replay !== undefined) {
    throw new UsageProblem('--replay answers in place of a radio; it cannot be combined with --device.');
  }
  if (values.device !== undefined && values['replay-spectrum'] !== undefined) {
    throw new UsageProblem(
      '--replay-spectrum belongs to a virtual radio; it cannot be combined with --device.',
    );
  }
  return {
    ...hosts(values.host),
    uploadBytes: wholeNumber('max-upload', values['max-upload'], 1, 1024) * MIB,
    port: wholeNumber('port', values.port, 0, 65_535),
    profile: values.profile,
    stations: values.stations === undefined ? undefined : wholeNumber('stations', values.stations, 0, 256),
    replay: values.replay === undefined ? [] : [...values.replay, ...positionals],
    replaySpectrum: values['replay-spectrum'],
    device: values.device === undefined ? undefined : deviceAddress(values.device),
    record: values.record,
    yes: values.yes,
    insecure: values.insecure,
    speed: speedFactor(values.speed),
    faults: values.faults,
    https: values.https,
    originGuard: values['origin-guard'],
    liveStatus: values['live-status'],
    help: values.help,
  };
}
