import type { ConfigRepository, ConfigStore } from '@radiolink/domain/configuration';
import { message, type Message } from '@radiolink/domain/errors';
import { costsMore } from '@radiolink/domain/impact';
import type { Clock } from '../../clock/clock.port.ts';
import type { ConfigurationTestPort } from '../configuration-test.port.ts';
import type { ApplyJob } from './apply-job.ts';
import type { ApplyMode, Timeless } from './apply-state.ts';
import { type CostFacts, faultsOf, impactOf } from './pending-cost.ts';
import { waitingProblem, answered, faultWords, type Objection, restartMs, written } from './written.ts';

const TEST_RUNS = message('The device is testing another change. Wait until that test ends, then apply.');
const COSTS_MORE = message(
  'The device was changed in another session. Applying now interrupts more than shown. Review the changes again.',
);

export interface WriteJobPorts {
  readonly test: Pick<ConfigurationTestPort, 'read'>;
  readonly clock: Clock;
}

/** Carries out a job on the device and returns the response. Rejects only for programming errors. */
export function writeJob(
  { test, clock }: WriteJobPorts,
  repository: ConfigRepository,
  job: ApplyJob,
  facts: CostFacts,
): Promise<Timeless> {
  /**
   * A test of another session: a device need not reject a write during it, and the page may not have seen it
   * yet.
   */
  const heldBy = async (): Promise<Message | undefined> =>
    (await test.read()).active ? TEST_RUNS : undefined;
  if (job.kind === 'backup') {
    return answered(async () => {
      // Applying keeps a running test: it would be kept unseen, and the backup would not be applied.
      const words =
        (await heldBy()) ?? (job.isUploaded ? waitingProblem(await repository.waitingBackup()) : undefined);
      if (words !== undefined) return { kind: 'held-back', words };
      return { kind: 'written', restartMs: restartMs(await repository.apply()), testMs: 0 };
    });
  }
  const mode = job.kind === 'changes' ? job.mode : 'save';
  return written(repository, {
    mode,
    time: new Date(clock.now()).toISOString(),
    reviewed: job.store.changes,
    heldBy,
    objection: store => objectionTo(mode, store, job.store, facts),
  });
}

/**
 * Why changes must not be sent. decided.md row 7.
 *
 * @param shown what the reader saw when applying was requested
 */
export function objectionTo(
  mode: ApplyMode,
  store: ConfigStore,
  shown: ConfigStore,
  facts: CostFacts,
): Objection | undefined {
  const [fault] = faultsOf(store, facts);
  if (fault !== undefined) return { kind: 'held-back', words: faultWords(fault) };
  const [before, now] = [impactOf(shown, facts), impactOf(store, facts)];
  const words = mode === 'test' ? now?.testProblem : undefined;
  if (words !== undefined) return { kind: 'test-ruled-out', words };
  if (before && now && costsMore(before, now)) return { kind: 'held-back', words: COSTS_MORE };
  return undefined;
}
