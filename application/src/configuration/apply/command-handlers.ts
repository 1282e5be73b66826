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
interface KnownAtCommand {
  readonly repository: ConfigRepository | null;
  readonly facts: ImpactContext;
}

/** The commands of the machine that concern the device. */
export type DeviceCommandKind = Extract<
  ApplyCommand['kind'],
  'ask' | 'probe' | 'leave' | 'check-address' | 'write' | 'keep' | 'revert' | 'note-test'
>;

export type DeviceCommand = CommandOf<DeviceCommandKind>;

/**
 * The command handler of the device, for a page and for a program without one: carries a command out and resolves with what
 * happened, undefined if that is nothing to the machine.
 */
export async function handleDeviceCommand(
  command: DeviceCommand,
  ports: DeviceCommandPorts,
  { repository, facts }: KnownAtCommand,
): Promise<ApplyEvent | undefined> {
  const { probe, place } = ports;
  switch (command.kind) {
    case 'ask':
      return ask(command, ports);
    case 'probe':
      return (await probe.answers(command.url)) ? { kind: 'new-address-answered' } : undefined;
    case 'leave':
      place.goTo(command.url);
      return undefined;
    case 'check-address': {
      const { attempt, address } = command;
      return { kind: 'address-checked', attempt, isTaken: await isTaken(address, { place, probe }) };
    }
    case 'write': {
      const { attempt, job } = command;
      if (repository === null) throw new Error('There is no configuration to write.');
      return { attempt, ...(await writeJob(ports, repository, job, facts)) };
    }
    case 'keep':
      return orRefused(async () => {
        await repository?.apply();
        return { kind: 'request-done' };
      });
    case 'revert':
      return orRefused(async () => {
        const outcome = await repository?.discard({ testMode: true });
        return { kind: 'request-done', restartMs: outcome && restartMs(outcome) };
      });
    case 'note-test':
      noteTest(command, repository);
      return undefined;
  }
}

async function ask(
  { kind: _kind, ...inquiry }: CommandOf<'ask'>,
  ports: DeviceCommandPorts,
): Promise<ApplyEvent> {
  try {
    return { kind: 'answered', ...(await answerTo(inquiry, ports)) };
  } catch (reason) {
    return { kind: 'unanswered', ...inquiry, words: wordsOf(reason) };
  }
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
async function orRefused(request: () => Promise<ApplyEvent>): Promise<ApplyEvent> {
  try {
    return await request();
  } catch (reason) {
    return { kind: 'request-failed', words: wordsOf(reason) };
  }
}

function noteTest({ found }: CommandOf<'note-test'>, repository: ConfigRepository | null): void {
  if (found === 'running') repository?.testFound();
  else if (found === 'reverted') repository?.testFellBack();
  else repository?.testOver(found);
}
