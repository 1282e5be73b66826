import { ConfigText } from '@radiolink/domain/configuration';
import { TEST_SECONDS } from '@radiolink/domain/impact';
import type { Clock } from '../../clock/clock.port.ts';
import type { PresencePort } from '../../maintenance/presence.port.ts';
import type { ConfigurationPort, ReadConfiguration } from '../configuration.port.ts';
import type { ConfigurationTestPort } from '../configuration-test.port.ts';
import type { EditingModel } from '../editing.model.ts';
import { sameAs } from './apply-effects.ts';
import type { ApplyRun } from './apply-run.ts';
import type { ApplyState } from './apply-state.ts';
import type { ProbePort } from './probe.port.ts';
import { addressToProbe, isBelieved, isTimeToAskConfiguration } from './questions.ts';

export interface DeviceWatchPorts {
  readonly editing: EditingModel;
  readonly storage: ConfigurationPort;
  readonly test: ConfigurationTestPort;
  readonly presence: PresencePort;
  readonly probe: ProbePort;
  readonly clock: Clock;
  /** Nothing is under way on the device. */
  readonly atRest: () => Promise<void>;
}

/** Asks the device how a test stands and what it runs, and tells the machine. One question at a time. */
export class DeviceWatch {
  readonly #ports: DeviceWatchPorts;
  readonly #run: ApplyRun;
  #looking = false;
  /** The page slept: the test that runs now may be another one. */
  #slept = false;
  #isStale = false;

  constructor(ports: DeviceWatchPorts, run: ApplyRun) {
    this.#ports = ports;
    this.#run = run;
  }

  /** What the page has of the configuration is to be read anew, by the next look at a device that is at rest. */
  get isStale(): boolean {
    return this.#isStale;
  }

  /** The device may have another configuration than the page. */
  doubt(): void {
    this.#isStale = true;
  }

  /** Looks once; a device that does not answer is told as silent. */
  async look(): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    try {
      await this.#look();
    } catch {
      this.#run.tell({ kind: 'silent' });
    } finally {
      this.#looking = false;
    }
  }

  /** The page slept, and heard nothing meanwhile. */
  woke(): void {
    this.#slept = true;
    this.#run.tell({ kind: 'woke' });
  }

  /**
   * Whether the test that is followed still runs, so that keeping or ending it can mean no other one.
   *
   * @throws RequestFailure when the device does not tell
   */
  async stillTests(): Promise<boolean> {
    const seen = await this.#ports.test.read();
    return seen.active && (!this.#slept || !(await this.#isOther(seen.secondsLeft)));
  }

  /** Tries the new address, when the page is to move there. */
  async probe(): Promise<void> {
    const url = addressToProbe(this.#run.state);
    if (url !== undefined && (await this.#ports.probe.answers(url))) {
      this.#run.tell({ kind: 'new-address-answered' });
    }
  }

  async #look(): Promise<void> {
    const asking = this.#run.state.kind;
    // Read first: what is read before the device tells of no test is not that of a test.
    const read = await this.#readAnew();
    const seen = await this.#ports.test.read();
    // An answer to an earlier question says nothing of what was begun since.
    if (this.#run.state.kind !== asking) return;
    if (seen.active) {
      await this.#testSeen(seen.secondsLeft);
      return;
    }
    if (read !== undefined) this.#ports.editing.configurationRead(read);
    this.#run.tell({ kind: 'no-test-seen' });
    const { state } = this.#run;
    if (isTimeToAskConfiguration(state, this.#ports.clock.now())) await this.#readConfiguration(state);
    else if (state.kind === 'idle' || state.kind === 'told') await this.#ports.atRest();
  }

  /** A failure is no news: the next time that it is doubted it is read again. */
  async #readAnew(): Promise<ReadConfiguration | undefined> {
    const { kind } = this.#run.state;
    if (!this.#isStale || (kind !== 'idle' && kind !== 'told')) return undefined;
    this.#isStale = false;
    return this.#ports.storage.read().catch(() => undefined);
  }

  async #testSeen(secondsLeft: number | undefined): Promise<void> {
    const { editing, storage } = this.#ports;
    const before = this.#run.state.kind;
    if (before === 'checking') editing.repository()?.testFound();
    // What could not be read now is asked again at the next look, and before anything is kept.
    const isOther = (): Promise<boolean> => this.#isOther(secondsLeft).catch(() => false);
    if (this.#slept && before === 'testing' && (await isOther())) return;
    this.#run.tell({ kind: 'test-seen', secondsLeft });
    const { state } = this.#run;
    if (state.kind !== 'testing' || state.startedHere || this.#run.intended !== undefined) return;
    const read = await storage.read().catch(() => undefined);
    // A test that ended while the answer was on its way may have been taken back already; a failure is tried again.
    if (read === undefined || this.#run.state.kind !== 'testing') return;
    this.#run.intended = sameAs(ConfigText.parse(read.text));
  }

  /** Whether the test that runs is of something else than what is followed; it is followed then. */
  async #isOther(secondsLeft: number | undefined): Promise<boolean> {
    const { editing, storage } = this.#ports;
    const { intended } = this.#run;
    const { text, modified } = await storage.read();
    // Somebody else asked the same meanwhile, and has found out.
    const isFoundOut = intended !== undefined && this.#run.intended !== intended;
    if (this.#run.state.kind !== 'testing' || isFoundOut) return true;
    this.#slept = false;
    const config = ConfigText.parse(text);
    if (intended?.(config, modified) !== false) return false;
    editing.repository()?.testFellBack();
    this.#run.tell({ kind: 'other-test-seen', secondsLeft });
    this.#run.intended = sameAs(config);
    return true;
  }

  async #readConfiguration(asking: ApplyState): Promise<void> {
    const { editing, storage, presence, clock } = this.#ports;
    const [read, alive] = await Promise.all([storage.read(), presence.ask().catch(() => undefined)]);
    if (this.#run.state !== asking) return;
    const config = ConfigText.parse(read.text);
    const changed = this.#run.intended?.(config, read.modified);
    if (!isBelieved(asking, clock.now(), changed)) return;
    const uptime = alive?.uptimeSeconds;
    const bootedAt = uptime === undefined ? Number.NEGATIVE_INFINITY : clock.now() - uptime * 1000;
    // A waiting backup says nothing of what runs.
    if (read.modified) editing.repository()?.testFellBack();
    else editing.repository()?.testOver(config);
    editing.configurationRead(read);
    this.#run.tell({
      kind: 'configuration-told',
      changed,
      rebooted: bootedAt > beganAt(asking),
    });
  }
}

/** When what the machine follows began, milliseconds since the epoch. */
function beganAt(state: ApplyState): number {
  if (state.kind === 'ended') return state.test.endsAt - TEST_SECONDS * 1000;
  return 'since' in state ? state.since : Number.POSITIVE_INFINITY;
}
