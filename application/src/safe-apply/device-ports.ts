import type { ApplyState } from '../configuration/apply/apply-state.ts';
import type { DeviceCommandPorts } from '../configuration/apply/command-handlers.ts';
import type { Answers, DeviceLine } from './device-line.ts';

/** The time by which a change is followed. */
export interface ApplyClock {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Resolves after so many milliseconds. */
  readonly wait: (ms: number) => Promise<unknown>;
}

export const SYSTEM_CLOCK: ApplyClock = {
  now: () => Date.now(),
  wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
};

/** A change on its way, without its values: they may be secrets, and whoever goes on has them. */
export interface RememberedApply {
  readonly version: 1;
  readonly url: string;
  /** Names of the settings that are changed. */
  readonly keys: readonly string[];
  /** `checksumOf` what was wanted; missing in what an earlier version remembered. */
  readonly checksum?: number;
  readonly state: ApplyState;
  /** The last second that was counted, milliseconds since the epoch. */
  readonly at: number;
}

/** Keeps something over the end of the program. */
export interface ApplyMemory<Remembered> {
  /** Undefined where nothing is remembered. */
  load(): Remembered | undefined;
  save(remembered: Remembered): void;
  clear(): void;
}

/** Lasts as long as the program. */
export function inMemory<Remembered>(): ApplyMemory<Remembered> {
  let kept: Remembered | undefined;
  return {
    load: () => kept,
    save: remembered => {
      kept = remembered;
    },
    clear: () => {
      kept = undefined;
    },
  };
}

/** The device as the machine of applying commands it. What it says of itself is that of the first session. */
export function devicePorts(
  line: DeviceLine,
  { host, answers, clock }: { readonly host: string; readonly answers: Answers; readonly clock: ApplyClock },
): DeviceCommandPorts {
  return {
    storage: {
      read: () => line.use(({ configuration }) => configuration.read()),
      write: write => line.use(({ configuration }) => configuration.write(write)),
      apply: () => line.use(({ configuration }) => configuration.apply()),
      discard: options => line.use(({ configuration }) => configuration.discard(options)),
    },
    test: {
      read: () => line.use(({ configurationTest }) => configurationTest.read()),
      watch: () => {
        throw new Error('The machine counts its seconds itself.');
      },
    },
    presence: { ask: () => line.use(({ presence }) => presence.ask()) },
    probe: { answers },
    place: { host, goTo: url => line.moveTo(url) },
    clock,
  };
}
