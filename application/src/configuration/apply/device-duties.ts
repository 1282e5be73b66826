import type { ConfigRepository } from '@radiolink/domain/configuration';
import type { Clock } from '../../clock/clock.port.ts';
import type { PresencePort } from '../../presence/presence.port.ts';
import type { PlacePort } from '../../place/place.port.ts';
import type { ConfigurationPort } from '../configuration.port.ts';
import type { ConfigurationTestPort } from '../configuration-test.port.ts';
import type { ProbePort } from '../probe.port.ts';
import { restartMs, wordsOf, writeJob } from './apply-job.ts';
import type { ApplyCommand, CommandOf, Happening } from './apply-machine.ts';
import { type CostFacts, isTaken } from './pending-cost.ts';

export interface DeviceCommandPorts {
  readonly storage: ConfigurationPort;
  readonly test: ConfigurationTestPort;
  readonly presence: PresencePort;
  readonly probe: ProbePort;
  readonly place: PlacePort;
  readonly clock: Clock;
}

/** What is known when a command is carried out. */
export interface KnownAtCommand {
  readonly repository: ConfigRepository | null;
  readonly facts: CostFacts;
}

/** Carries out a command; resolves with what happened, undefined if that is nothing to the machine. */
type Duty<K extends ApplyCommand['kind']> = (
  command: CommandOf<K>,
  known: KnownAtCommand,
) => Promise<Happening | undefined>;

/** The commands of the machine that concern the device. */
export type DeviceCommandKind =
  | 'look'
  | 'probe'
  | 'leave'
  | 'check-address'
  | 'write'
  | 'check-test'
  | 'identify-test'
  | 'keep'
  | 'revert'
  | 'read-joined-test'
  | 'read-configuration'
  | 'read-left-behind'
  | 'test-found'
  | 'test-fell-back'
  | 'test-over';

export type DeviceDuties = { readonly [K in DeviceCommandKind]: Duty<K> };

/** How each command of the machine is carried out on the device, with a page or without one. */
export function deviceDuties(ports: DeviceCommandPorts): DeviceDuties {
  const { storage, test, presence, probe, place } = ports;
  return {
    look: orFailed(async ({ asking, readsFirst }) => {
      // Read first: what is read before the device reports no test is not that of a test. A failure is no news.
      const read = readsFirst ? await storage.read().catch(() => undefined) : undefined;
      const { active, secondsLeft } = await test.read();
      return { kind: 'looked', asking, read, isTesting: active, secondsLeft };
    }),
    'read-configuration': orFailed(async ({ asking }) => {
      const [read, alive] = await Promise.all([storage.read(), presence.ask().catch(() => undefined)]);
      return { kind: 'configuration-read', asking, read, uptimeSeconds: alive?.uptimeSeconds };
    }),
    'read-left-behind': orFailed(async ({ test: remembered, bootedAt }) => ({
      kind: 'left-behind-read',
      test: remembered,
      bootedAt,
      read: await storage.read(),
    })),
    'read-joined-test': async () => {
      const read = await storage.read().catch(() => undefined);
      return { kind: 'joined-test-read', read };
    },
    'identify-test': async ({ request, intended, secondsLeft }) => {
      const identified = { kind: 'test-identified', request, intended, secondsLeft } as const;
      try {
        return { ...identified, read: await storage.read() };
      } catch (reason) {
        return request === undefined ? { ...identified, read: undefined } : requestFailed(reason);
      }
    },
    'check-test': orRefused(async ({ request }) => {
      const { active, secondsLeft } = await test.read();
      return { kind: 'test-checked', request, isTesting: active, secondsLeft };
    }),
    probe: async ({ url }) => ((await probe.answers(url)) ? { kind: 'new-address-answered' } : undefined),
    leave: async ({ url }) => {
      place.goTo(url);
      return undefined;
    },
    'check-address': async ({ attempt, address }) => ({
      kind: 'address-checked',
      attempt,
      isTaken: await isTaken(address, { place, probe }),
    }),
    write: async ({ attempt, job }, { repository, facts }) => {
      if (repository === null) throw new Error('There is no configuration to write.');
      return { kind: 'write-answered', attempt, answer: await writeJob(ports, repository, job, facts) };
    },
    keep: orRefused(async (_, { repository }) => {
      await repository?.apply();
      return { kind: 'request-done' };
    }),
    revert: orRefused(async (_, { repository }) => {
      const outcome = await repository?.discard({ testMode: true });
      return { kind: 'request-done', restartMs: outcome && restartMs(outcome) };
    }),
    'test-found': noteWith(repository => repository.testFound()),
    'test-fell-back': noteWith(repository => repository.testFellBack()),
    'test-over': noteWith<'test-over'>((repository, { config }) => repository.testOver(config)),
  };
}

/** A failure is a look that failed. */
function orFailed<K extends ApplyCommand['kind']>(duty: Duty<K>): Duty<K> {
  return (command, known) => duty(command, known).catch(() => ({ kind: 'look-failed' }));
}

/** A failure is that of the request to keep or revert. */
function orRefused<K extends ApplyCommand['kind']>(duty: Duty<K>): Duty<K> {
  return (command, known) => duty(command, known).catch(requestFailed);
}

function requestFailed(reason: unknown): Happening {
  return { kind: 'request-failed', words: wordsOf(reason) };
}

function noteWith<K extends ApplyCommand['kind']>(
  note: (repository: ConfigRepository, command: CommandOf<K>) => void,
): Duty<K> {
  return async (command, { repository }) => {
    if (repository !== null) note(repository, command);
    return undefined;
  };
}
