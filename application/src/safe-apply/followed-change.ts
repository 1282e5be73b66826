import {
  type ApplyCommand,
  type ApplyEvent,
  type ApplyMachine,
  newMachine,
} from '../configuration/apply/apply-machine.ts';
import type { ApplyState, ApplyMode } from '../configuration/apply/apply-state.ts';
import {
  type DeviceCommandPorts,
  commandHandlers,
  type KnownAtCommand,
} from '../configuration/apply/command-handlers.ts';
import { nextApplyState } from '../configuration/apply/next-apply-state.ts';
import { ConfigRepository, type ConfigChanges } from '@radiolink/domain/configuration';
import { type ImpactContext, applyBlocker, pageMovesTo } from '@radiolink/domain/impact';
import { isFollowed } from '../configuration/apply/device-watch.ts';
import { message } from '@radiolink/domain/errors';
import { deviceLinkState, isConnected } from '@radiolink/domain/link';
import type { DeviceStatus } from '@radiolink/domain/status';
import {
  type ApplyClock,
  type ApplyMemory,
  type RememberedApply,
  devicePorts,
  type Answers,
  type DeviceLine,
} from './device-ports.ts';
import {
  impactContext,
  nextStatus,
  changesOf,
  changesTo,
  prepare,
  type WantedConfiguration,
} from './plan-change.ts';

export interface MachineRunParts {
  readonly machine: ApplyMachine;
  readonly ports: DeviceCommandPorts;
  readonly repository: ConfigRepository;
  readonly facts: ImpactContext;
  /** Called with each new state, before what it commands is begun. */
  readonly onState: (state: ApplyState) => void;
  /** A failure that is none of the device. */
  readonly onBroken: (reason: unknown) => void;
}

/** The machine at work: what happens goes through its table, and what it commands is begun in order. */
interface MachineRun {
  readonly state: ApplyState;
  happened(event: ApplyEvent): void;
}

type CommandHandler = (command: never, known: KnownAtCommand) => Promise<ApplyEvent | undefined>;

/** What a page does for the machine besides, and a program without one does not. */
const ELSEWHERE: Readonly<Partial<Record<ApplyCommand['kind'], (command: never) => ApplyEvent>>> = {
  'save-snapshot': ({ attempt }: { attempt: number }) => ({ kind: 'snapshot-saved', attempt }),
  'consider-rest': () => ({
    kind: 'rest-known',
    memory: null,
    isConfigurationKnown: false,
    isStatusKnown: false,
    bootedAt: null,
  }),
};

/** Sets the machine of the interface to work on a device. §4; readings 7 and 8. */
function runMachine(parts: MachineRunParts): MachineRun {
  const { ports, repository, facts } = parts;
  const duties: Readonly<Record<string, CommandHandler>> = commandHandlers(ports);
  let { machine } = parts;

  function happened(event: ApplyEvent): void {
    const before = machine.state;
    const step = nextApplyState(machine, event, ports.clock.now());
    machine = step.machine;
    if (machine.state !== before) parts.onState(machine.state);
    for (const command of step.commands) begin(command);
  }

  function begin(command: ApplyCommand): void {
    const elsewhere = ELSEWHERE[command.kind];
    if (elsewhere !== undefined) return happened(elsewhere(command as never));
    const duty = duties[command.kind];
    duty?.(command as never, { repository, facts }).then(
      answer => answer && happened(answer),
      parts.onBroken,
    );
  }

  return {
    get state() {
      return machine.state;
    },
    happened,
  };
}

export interface FollowedChangeParts {
  readonly line: DeviceLine;
  readonly clock: ApplyClock;
  readonly answers: Answers;
  readonly memory: ApplyMemory<RememberedApply>;
}

/** A status of the test, and the last one before it. */
export interface TestedStatus {
  readonly status: DeviceStatus;
  readonly before: DeviceStatus | undefined;
}

/** Its program ended while the change was being sent. */
const INTERRUPTED = message('No response to the change.');
/** A device that stayed reachable so long has made its restart, if the change needs one. */
const SETTLED_MS = 15_000;

/** A change on its way to a device, second by second. */
export class FollowedChange {
  readonly #parts: FollowedChangeParts;
  readonly #run: MachineRun;
  readonly #keys: readonly string[];
  readonly #before: DeviceStatus | undefined;
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
    const machine = { ...newMachine(clock.now()), isPastSettled: true };
    const change = new FollowedChange(parts, { machine, repository, facts, before, changes: store.changes });
    const outcome = applyBlocker(store, { isTest: mode === 'test', shown: store, facts });
    change.#happened(
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

  /** Goes on with a change whose program ended: as an interface does that slept. */
  static resume(
    parts: FollowedChangeParts,
    wanted: WantedConfiguration,
    { state, keys, at }: RememberedApply,
  ): FollowedChange {
    const fresh = newMachine(at);
    const changes = changesOf(wanted, keys);
    const machine: ApplyMachine = {
      ...fresh,
      state: awaitedAgain(state),
      // Nothing to recognise it by: then nothing is claimed of it.
      intended: changes.size > 0 ? { kind: 'changes', changes } : undefined,
      isPastSettled: true,
      watch: { ...fresh.watch, isOpen: true, slept: true },
    };
    const repository = ConfigRepository.of(portsOf(parts).storage, NOTHING_READ);
    const change = new FollowedChange(parts, { machine, repository, facts: {}, before: undefined, changes });
    const newAddress = newAddressOf(machine.state);
    if (newAddress !== undefined) parts.line.alsoAt(newAddress);
    change.#happened({ kind: 'look-requested' });
    // Whether it was sent is found out on the device.
    change.#happened({ kind: 'unclear', words: INTERRUPTED });
    return change;
  }

  private constructor(
    parts: FollowedChangeParts,
    begun: {
      readonly machine: ApplyMachine;
      readonly repository: ConfigRepository;
      readonly facts: ImpactContext;
      readonly before: DeviceStatus | undefined;
      readonly changes: ConfigChanges;
    },
  ) {
    this.#parts = parts;
    this.#before = begun.before;
    this.#keys = [...begun.changes.keys()];
    this.#run = runMachine({
      ...begun,
      ports: portsOf(parts),
      onState: state => this.#remember(state),
      onBroken: reason => {
        this.#broken = { reason };
      },
    });
  }

  get state(): ApplyState {
    return this.#run.state;
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
    this.#happened({ kind: 'ticked', isWatched: true });
    if (!this.#isAnswered()) this.#tested = undefined;
    else if (!this.#isSampling) void this.#sample();
  }

  /** Keeps the test, once it is sure that this is the one that runs. */
  keep(): void {
    this.#happened({ kind: 'keep-requested' });
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
      this.#happened({ kind: 'link-seen', link: deviceLinkState(status) });
      if (this.#isAnswered()) this.#tested = { status, before: this.#before };
    } catch {
      this.#tested = undefined;
    } finally {
      this.#isSampling = false;
    }
  }

  #happened(event: ApplyEvent): void {
    this.#run.happened(event);
  }

  #remember(state: ApplyState): void {
    const { memory, line, clock } = this.#parts;
    memory.save({ version: 1, url: line.home, keys: this.#keys, state, at: clock.now() });
  }
}

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
