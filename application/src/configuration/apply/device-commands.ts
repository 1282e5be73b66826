import type { ConfigRepository } from '@radiolink/domain/configuration';
import { attach, createEffect, type EventCallable, type Store, sample } from 'effector';
import type { Clock } from '../../clock/clock.port.ts';
import type { PresencePort } from '../../maintenance/presence.port.ts';
import type { PlacePort } from '../../page/place.port.ts';
import type { ConfigurationPort } from '../configuration.port.ts';
import type { ConfigurationTestPort } from '../configuration-test.port.ts';
import { restartMs, wordsOf, writeJob } from './apply-job.ts';
import type { ApplyCommand, CommandOf, Happening } from './apply-machine.ts';
import { type CostFacts, isTaken } from './pending-cost.ts';
import type { ProbePort } from '../probe.port.ts';

export interface DeviceCommandPorts {
  readonly storage: ConfigurationPort;
  readonly test: ConfigurationTestPort;
  readonly presence: PresencePort;
  readonly probe: ProbePort;
  readonly place: PlacePort;
  readonly clock: Clock;
}

export interface DeviceCommandParts extends DeviceCommandPorts {
  readonly $repository: Store<ConfigRepository | null>;
  readonly $facts: Store<CostFacts>;
  readonly happened: EventCallable<Happening>;
}

/** Commands of the machine on the device, one effect each; every response is an event. */
export function createDeviceCommands(parts: DeviceCommandParts) {
  const { storage, test, presence, probe, place, $repository, $facts, happened } = parts;
  const lookFx = createEffect(async ({ asking, readsFirst }: CommandOf<'look'>) => {
    // Read first: what is read before the device reports no test is not that of a test. A failure is no news.
    const read = readsFirst ? await storage.read().catch(() => undefined) : undefined;
    const { active, secondsLeft } = await test.read();
    return { kind: 'looked', asking, read, isTesting: active, secondsLeft } as const;
  });
  const readConfigurationFx = createEffect(async ({ asking }: CommandOf<'read-configuration'>) => {
    const [read, alive] = await Promise.all([storage.read(), presence.ask().catch(() => undefined)]);
    return { kind: 'configuration-read', asking, read, uptimeSeconds: alive?.uptimeSeconds } as const;
  });
  const readLeftBehindFx = createEffect(
    async ({ test: remembered, bootedAt }: CommandOf<'read-left-behind'>) =>
      ({ kind: 'left-behind-read', test: remembered, bootedAt, read: await storage.read() }) as const,
  );
  const readJoinedFx = createEffect(async () => {
    const read = await storage.read().catch(() => undefined);
    return { kind: 'joined-test-read', read } as const;
  });
  const identifyFx = createEffect(
    async ({ request, intended, secondsLeft }: CommandOf<'identify-test'>) =>
      ({ kind: 'test-identified', request, intended, secondsLeft, read: await storage.read() }) as const,
  );
  const checkTestFx = createEffect(async ({ request }: CommandOf<'check-test'>) => {
    const { active, secondsLeft } = await test.read();
    return { kind: 'test-checked', request, isTesting: active, secondsLeft } as const;
  });
  const probeFx = createEffect(({ url }: CommandOf<'probe'>) => probe.answers(url));
  const leaveFx = createEffect(({ url }: CommandOf<'leave'>) => place.goTo(url));
  const checkAddressFx = createEffect(
    async ({ attempt, address }: CommandOf<'check-address'>) =>
      ({ kind: 'address-checked', attempt, isTaken: await isTaken(address, { place, probe }) }) as const,
  );
  const writeFx = attach({
    source: { repository: $repository, facts: $facts },
    async effect({ repository, facts }, { attempt, job }: CommandOf<'write'>) {
      if (repository === null) throw new Error('There is no configuration to write.');
      return {
        kind: 'write-answered',
        attempt,
        answer: await writeJob(parts, repository, job, facts),
      } as const;
    },
  });
  const keepFx = attach({
    source: $repository,
    async effect(repository): Promise<undefined> {
      await repository?.apply();
    },
  });
  const revertFx = attach({
    source: $repository,
    async effect(repository) {
      const outcome = await repository?.discard({ testMode: true });
      return outcome && restartMs(outcome);
    },
  });
  const noteWith = <K extends ApplyCommand['kind']>(
    note: (repository: ConfigRepository, command: CommandOf<K>) => void,
  ) =>
    attach({
      source: $repository,
      effect(repository, command: CommandOf<K>) {
        if (repository !== null) note(repository, command);
      },
    });

  sample({
    clock: [
      lookFx.doneData,
      readConfigurationFx.doneData,
      readLeftBehindFx.doneData,
      readJoinedFx.doneData,
      identifyFx.doneData,
      checkTestFx.doneData,
      checkAddressFx.doneData,
      writeFx.doneData,
    ],
    fn: (answer): Happening => answer,
    target: happened,
  });
  sample({
    clock: [lookFx.fail, readConfigurationFx.fail, readLeftBehindFx.fail],
    fn: (): Happening => ({ kind: 'look-failed' }),
    target: happened,
  });
  sample({
    clock: probeFx.doneData,
    filter: Boolean,
    fn: (): Happening => ({ kind: 'new-address-answered' }),
    target: happened,
  });
  sample({
    clock: identifyFx.fail,
    fn: ({ params: { request, intended, secondsLeft }, error }): Happening =>
      request === undefined
        ? { kind: 'test-identified', request, intended, secondsLeft, read: undefined }
        : requestFailed(error),
    target: happened,
  });
  sample({
    clock: [keepFx.doneData, revertFx.doneData],
    fn: (ms): Happening => ({ kind: 'request-done', restartMs: ms }),
    target: happened,
  });
  sample({
    clock: [keepFx.failData, revertFx.failData, checkTestFx.failData],
    fn: requestFailed,
    target: happened,
  });

  return {
    look: lookFx,
    probe: probeFx,
    leave: leaveFx,
    'check-address': checkAddressFx,
    write: writeFx,
    'check-test': checkTestFx,
    'identify-test': identifyFx,
    keep: keepFx,
    revert: revertFx,
    'read-joined-test': readJoinedFx,
    'read-configuration': readConfigurationFx,
    'read-left-behind': readLeftBehindFx,
    'test-found': noteWith<'test-found'>(repository => repository.testFound()),
    'test-fell-back': noteWith<'test-fell-back'>(repository => repository.testFellBack()),
    'test-over': noteWith<'test-over'>((repository, { config }) => repository.testOver(config)),
  } as const;
}

function requestFailed(reason: unknown): Happening {
  return { kind: 'request-failed', words: wordsOf(reason) };
}
