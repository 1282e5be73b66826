import {
  type ApplyCommand,
  type ApplyEvent,
  type ApplyMachine,
  newMachine,
} from '../configuration/apply/apply-machine.ts';
import { applyReducer } from '../configuration/apply/apply-reducer.ts';
import type { ApplyMode, ApplyState } from '../configuration/apply/apply-state.ts';
import { type DeviceCommandPorts, handleDeviceCommand } from '../configuration/apply/command-handlers.ts';
import { ConfigRepository, type ConfigChanges } from '@radiolink/domain/configuration';
import { type ImpactContext, applyBlocker, pageMovesTo } from '@radiolink/domain/impact';
import { isFollowed } from '../configuration/apply/device-watch.ts';
import { message } from '@radiolink/domain/errors';
import { deviceLinkState, isConnected } from '@radiolink/domain/link';
import type { DeviceStatus } from '@radiolink/domain/status';
import type { Answers, DeviceLine } from './device-line.ts';
import { type ApplyClock, type ApplyMemory, type RememberedApply, devicePorts } from './device-ports.ts';
import {
  impactContext,
  nextStatus,
  changesOf,
  checksumOf,
  changesTo,
  prepare,
  type WantedConfiguration,
} from './plan-change.ts';

export interface FollowedChangeParts {
  readonly line: DeviceLine;
  readonly clock: ApplyClock;
  readonly answers: Answers;
  readonly memory: Pick<ApplyMemory<RememberedApply>, 'save'>;
}

/** A status of the test, and the last one before it. */
export interface TestedStatus {
  readonly status: DeviceStatus;
  readonly before: DeviceStatus | undefined;
}

/** What a change is, and what was known of the device when it began. */
interface Begun {
  readonly wanted: WantedConfiguration;
  readonly changes: ConfigChanges;
  readonly repository: ConfigRepository;
  readonly facts: ImpactContext;
  readonly before: DeviceStatus | undefined;
}

/** Its program ended while the change was being sent. */
const INTERRUPTED = message('No response to the change.');
/** A device that stayed reachable so long has made its restart, if the change needs one. */
const SETTLED_MS = 15_000;

/** A change on its way to a device, second by second. */
export class FollowedChange {
  readonly #parts: FollowedChangeParts;
  readonly #ports: DeviceCommandPorts;
  readonly #begun: Begun;
  #machine: ApplyMachine;
  #tested: TestedStatus | undefined;
  #isSampling = false;
  #broken: { readonly reason: unknown } | undefined;

  /** Reads the device and sends the change; undefined where it has nothing to change. @throws RequestFailure, RangeError */
  static async begin(
    parts: FollowedChangeParts,
    wanted: WantedConfiguration,
    mode: ApplyMode,
  ): Promise<FollowedChange | undefined> {
    const { line, clock } = parts;
    const ports = portsOf(parts);
    const repository = await ConfigRepository.open(ports.storage);
    const before = await line.use(nextStatus);
    const facts = await line.use(radio => impactContext(radio, before));
    prepare(repository, changesTo(wanted, repository.state.store.original, facts));
    const { store } = repository.state;
    if (!store.isChanged) return undefined;
    const machine = { ...newMachine(clock.now()), isPreviousSettled: true };
    const { changes } = store;
    const change = new FollowedChange(parts, machine, { wanted, changes, repository, facts, before });
    const outcome = applyBlocker(store, { isTest: mode === 'test', shown: store, facts });
    change.#dispatch(
      outcome
        ? { kind: 'not-sent', outcome }
        : {
            kind: 'apply-requested',
            job: { kind: 'changes', mode, store },
            newAddress: pageMovesTo(store, ports.place.host),
            linkBefore: isConnected(before),
          },
    );
    return change;
  }

  /**
   * Goes on with a change whose program ended: as an interface does that slept.
   *
   * @throws RangeError where another change is wanted than the remembered one
   */
  static resume(
    parts: FollowedChangeParts,
    wanted: WantedConfiguration,
    { url, state, keys, checksum, at }: RememberedApply,
  ): FollowedChange {
    if (checksum !== undefined && checksum !== checksumOf(wanted, keys)) {
      throw new RangeError(
        `What is remembered is another change of ${url}. Repeat that one to go on with it, or begin anew without its memory.`,
      );
    }
    const fresh = newMachine(at);
    const changes = changesOf(wanted, keys);
    const machine: ApplyMachine = {
      ...fresh,
      state: awaitedAgain(state),
      // Nothing to recognise it by: then nothing is claimed of it.
      intended: changes.size > 0 ? { kind: 'changes', changes } : undefined,
      isPreviousSettled: true,
      watch: { ...fresh.watch, isOpen: true, slept: true },
    };
    const repository = ConfigRepository.of(portsOf(parts).storage, NOTHING_READ);
    const change = new FollowedChange(parts, machine, {
      wanted,
      changes,
      repository,
      facts: {},
      before: undefined,
    });
    const newAddress = newAddressOf(machine.state);
    if (newAddress !== undefined) parts.line.alsoAt(newAddress);
    change.#dispatch({ kind: 'look-requested' });
    // Whether it was sent is found out on the device.
    change.#dispatch({ kind: 'unclear', words: INTERRUPTED });
    return change;
  }

  private constructor(parts: FollowedChangeParts, machine: ApplyMachine, begun: Begun) {
    this.#parts = parts;
    this.#ports = portsOf(parts);
    this.#machine = machine;
    this.#begun = begun;
  }

  get state(): ApplyState {
    return this.#machine.state;
  }

  /** What the device says of itself in the test, once its restart for it is over; undefined before, and while silent. */
  get tested(): TestedStatus | undefined {
    return this.#isSettled() ? this.#tested : undefined;
  }

  /** True until nothing more is to be found out. */
  get isUnderWay(): boolean {
    if (this.#broken !== undefined) throw this.#broken.reason;
    return this.state.kind === 'writing' || isFollowed(this.state);
  }

  /** Lets a second pass. */
  second(): void {
    this.#dispatch({ kind: 'ticked', isWatched: true });
    if (!this.#isAnswered()) this.#tested = undefined;
    else if (!this.#isSampling) void this.#sample();
  }

  /** Keeps the test, once it is sure that this is the one that runs. */
  keep(): void {
    this.#dispatch({ kind: 'keep-requested' });
  }

  #isAnswered(): boolean {
    const { state } = this;
    return state.kind === 'testing' && state.answering && state.answered;
  }

  #isSettled(): boolean {
    const { state } = this;
    return state.kind === 'testing' && this.#parts.clock.now() - state.since >= SETTLED_MS;
  }

  async #sample(): Promise<void> {
    this.#isSampling = true;
    try {
      const status = await this.#parts.line.use(nextStatus);
      this.#dispatch({ kind: 'link-seen', link: deviceLinkState(status) });
      if (this.#isAnswered()) this.#tested = { status, before: this.#begun.before };
    } catch {
      this.#tested = undefined;
    } finally {
      this.#isSampling = false;
    }
  }

  #dispatch(event: ApplyEvent): void {
    const before = this.state;
    this.#machine = applyReducer(this.#machine, event, this.#parts.clock.now());
    const { state, commands } = this.#machine;
    if (state !== before) this.#remember(state);
    for (const command of commands) this.#carryOut(command);
  }

  #carryOut(command: ApplyCommand): void {
    switch (command.kind) {
      case 'save-snapshot':
        return this.#dispatch({ kind: 'snapshot-saved', attempt: command.attempt });
      case 'load-idle-context':
        return this.#dispatch(NOTHING_ELSE_KNOWN);
      case 'start-watching':
      case 'stop-watching':
      case 'sample-link':
      case 'take-configuration':
      case 'offer-draft':
      case 'remember-test':
      case 'remember-test-end':
      case 'restore-lost':
      case 'remember-outcome':
      case 'forget-outcome':
        // Only a page does these.
        return undefined;
      default:
        handleDeviceCommand(command, this.#ports, this.#begun).then(
          answer => answer && this.#dispatch(answer),
          reason => {
            this.#broken = { reason };
          },
        );
    }
  }

  #remember(state: ApplyState): void {
    const { memory, line, clock } = this.#parts;
    const { wanted, changes } = this.#begun;
    const keys = [...changes.keys()];
    const checksum = checksumOf(wanted, keys);
    memory.save({ version: 1, url: line.home, keys, checksum, state, at: clock.now() });
  }
}

const NOTHING_ELSE_KNOWN: ApplyEvent = {
  kind: 'idle-context-loaded',
  memory: null,
  isConfigurationKnown: false,
  isStatusKnown: false,
  bootedAt: null,
};

const NOTHING_READ = { text: '', modified: false, firstSetup: false };

function portsOf({ line, answers, clock }: FollowedChangeParts) {
  return devicePorts(line, { host: new URL(line.home).hostname, answers, clock });
}

/** A device that was given up as silent is awaited once more. */
function awaitedAgain(state: ApplyState): ApplyState {
  return state.kind === 'done' && state.outcome.kind === 'silent'
    ? { ...state.outcome.awaited, wasSilent: true }
    : state;
}

/** Where a device may be by now. */
function newAddressOf(state: ApplyState): string | undefined {
  if (state.kind === 'ended') return state.test.newAddress;
  return 'newAddress' in state ? state.newAddress : undefined;
}
