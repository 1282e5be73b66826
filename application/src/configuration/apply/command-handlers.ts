import type { ConfigRepository } from '@radiolink/domain/configuration';
import type { ImpactContext } from '@radiolink/domain/impact';
import type { Clock } from '../../clock/clock.port.ts';
import type { LivenessPort } from '../../presence/liveness.port.ts';
import type { LocationPort } from '../../place/place.port.ts';
import type { ConfigurationPort } from '../configuration.port.ts';
import type { ConfigurationTestPort } from '../configuration-test.port.ts';
import type { ProbePort } from '../probe.port.ts';
import { restartMs, wordsOf, writeJob } from './apply-job.ts';
import type { Answer, ApplyCommand, ApplyEvent, CommandOf, Inquiry } from './apply-machine.ts';
import { isTaken } from './taken-address.ts';

export interface DeviceCommandPorts {
  readonly storage: ConfigurationPort;
  readonly test: ConfigurationTestPort;
  readonly presence: LivenessPort;
  readonly probe: ProbePort;
  readonly place: LocationPort;
  readonly clock: Clock;
}

/** What is known when a command is carried out. */
export interface KnownAtCommand {
  readonly repository: ConfigRepository | null;
  readonly facts: ImpactContext;
}

/** Carries out a command; resolves with what happened, undefined if that is nothing to the machine. */
type Duty<K extends ApplyCommand['kind']> = (
  command: CommandOf<K>,
  known: KnownAtCommand,
) => Promise<ApplyEvent | undefined>;

/** The commands of the machine that concern the device. */
export type DeviceCommandKind = Extract<
  ApplyCommand['kind'],
  'ask' | 'probe' | 'leave' | 'check-address' | 'write' | 'keep' | 'revert' | 'note-test'
>;

export type DeviceDuties = { readonly [K in DeviceCommandKind]: Duty<K> };

/** How each command of the machine is carried out on the device, with a page or without one. */
export function commandHandlers(ports: DeviceCommandPorts): DeviceDuties {
  const { probe, place } = ports;
  return {
    ask: async ({ kind: _kind, ...inquiry }) => {
      try {
        return { kind: 'answered', ...(await answerTo(inquiry, ports)) };
      } catch (reason) {
        return { kind: 'unanswered', ...inquiry, words: wordsOf(reason) };
      }
    },
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
      return { attempt, ...(await writeJob(ports, repository, job, facts)) };
    },
    keep: orRefused(async (_, { repository }) => {
      await repository?.apply();
      return { kind: 'request-done' };
    }),
    revert: orRefused(async (_, { repository }) => {
      const outcome = await repository?.discard({ testMode: true });
      return { kind: 'request-done', restartMs: outcome && restartMs(outcome) };
    }),
    'note-test': async ({ found }, { repository }) => {
      if (found === 'running') repository?.testFound();
      else if (found === 'reverted') repository?.testFellBack();
      else repository?.testOver(found);
      return undefined;
    },
  };
}

/** What the device says to an inquiry; rejects where it does not answer. */
async function answerTo(inquiry: Inquiry, ports: DeviceCommandPorts): Promise<Answer> {
  const { storage, test, presence } = ports;
  switch (inquiry.about) {
    case 'test': {
      // Read first: what is read before the device reports no test is not that of a test. A failure is no news.
      const read = inquiry.readsFirst ? await storage.read().catch(() => undefined) : undefined;
      return { ...inquiry, read, test: await test.read() };
    }
    case 'request':
      return { ...inquiry, test: await test.read() };
    case 'outcome': {
      const [read, alive] = await Promise.all([storage.read(), presence.ask().catch(() => undefined)]);
      return { ...inquiry, read, uptimeSeconds: alive?.uptimeSeconds };
    }
    default:
      return { ...inquiry, read: await storage.read() };
  }
}

/** A failure is that of the request to keep or revert. */
function orRefused<K extends ApplyCommand['kind']>(duty: Duty<K>): Duty<K> {
  return (command, known) =>
    duty(command, known).catch(reason => ({ kind: 'request-failed', words: wordsOf(reason) }));
}
