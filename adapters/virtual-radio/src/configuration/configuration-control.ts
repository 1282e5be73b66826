import type { Clock } from '@radiolink/domain';
import { type ConfigChanges, ConfigText } from '@radiolink/domain/configuration';
import type { ConfigurationCopies } from './configuration-copies.ts';

/** Sections whose change restarts more than services. §classic.writecfg. */
const RESTARTING_SECTIONS = new Set([
  'radio',
  'wireless',
  'aaa',
  'wpasupplicant',
  'netconf',
  'bridge',
  'vlan',
  'netmode',
]);
/** Sections whose change makes every peer reconnect. */
const LINK_SECTIONS = new Set(['radio', 'wireless', 'aaa', 'wpasupplicant']);

/** Interruption by a change of configuration. */
export interface RestartScope {
  /** Only services reload; the link stays. */
  readonly fast: boolean;
  readonly dropsLinks: boolean;
}

/** Depth of the difference between two configurations. */
export function restartScope(before: ConfigText, after: ConfigText): RestartScope {
  const sections = new Set(changedKeys(before, after).map(key => key.split('.', 1)[0] ?? ''));
  return {
    fast: ![...sections].some(section => RESTARTING_SECTIONS.has(section)),
    dropsLinks: [...sections].some(section => LINK_SECTIONS.has(section)),
  };
}

function changedKeys(before: ConfigText, after: ConfigText): string[] {
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys].filter(key => before.get(key) !== after.get(key));
}

/** A test reverts automatically after this duration, seconds. §v1.test-mode. */
const TEST_SECONDS = 240;

/** Options of a configuration write. */
interface WriteFlags {
  /** Reverts automatically unless it is kept. */
  readonly test: boolean;
  /** Is lost at the next restart. */
  readonly noSave: boolean;
  /** A test that the next request of any logged-in user makes permanent. */
  readonly keptWhenReached?: boolean;
}

/** A running test in storable form; null when there is none. */
type TestRunText = {
  /** The configuration that it reverts to. */
  readonly before: string;
  readonly noSave: boolean;
  /** Milliseconds since the epoch, by the clock of those who watch. */
  readonly endsAt: number;
  readonly keptWhenReached?: boolean;
} | null;

interface TestRun {
  before: ConfigText;
  readonly noSave: boolean;
  readonly endsAt: number;
  readonly keptWhenReached: boolean;
}

/** Outcome of the last test. */
type TestRunOutcome = 'kept' | 'fell-back';

/** Clock of the radio, and of those who watch it where theirs runs slower. */
interface ControlClocks {
  readonly clock: Clock;
  readonly watchClock?: Clock | undefined;
}

/** Called when another configuration runs. */
type OnConfigurationApplied = (scope: RestartScope) => void;

/** Writes, tests, keeps and takes back configurations. */
export class ConfigurationControl {
  readonly copies: ConfigurationCopies;
  readonly #clock: Clock;
  /** A page counts a test down with the device: however fast the radio lives, a test lasts as long for both. */
  readonly #watchClock: Clock;
  readonly #onConfigurationApplied: OnConfigurationApplied;
  #trial: TestRun | undefined;
  #outcome: TestRunOutcome | undefined;

  constructor(
    copies: ConfigurationCopies,
    { clock, watchClock = clock }: ControlClocks,
    onConfigurationApplied: OnConfigurationApplied,
  ) {
    this.copies = copies;
    this.#clock = clock;
    this.#watchClock = watchClock;
    this.#onConfigurationApplied = onConfigurationApplied;
  }

  get isTesting(): boolean {
    return this.#trial !== undefined;
  }

  /** The running test with its texts. */
  get trial(): TestRunText {
    return this.#trial ? { ...this.#trial, before: this.#trial.before.toString() } : null;
  }

  /** Takes over a test that `trial` gave; its configuration must be the one that runs. */
  load(trial: TestRunText): void {
    this.#trial = trial
      ? { keptWhenReached: false, ...trial, before: ConfigText.parse(trial.before) }
      : undefined;
  }

  /** Runs a configuration. An uploaded backup is replaced by it. */
  write(config: ConfigText, { test, noSave, keptWhenReached = false }: WriteFlags): RestartScope {
    const before = this.copies.running;
    this.copies.unstage();
    this.copies.run(config);
    if (test) {
      const endsAt = this.#watchClock.now() + TEST_SECONDS * 1000;
      this.#trial = { before, noSave, endsAt, keptWhenReached };
      this.#outcome = undefined;
    } else if (!noSave) this.copies.store();
    return this.#ran(before);
  }

  /** Lets an uploaded backup wait. False, and nothing staged, during a test: keeping that would apply this. */
  stage(config: ConfigText): boolean {
    if (this.isTesting) return false;
    this.copies.stage(config);
    return true;
  }

  /**
   * A change by the device itself, as a password: effective immediately and permanently, whatever is being
   * tested.
   */
  patch(changes: ConfigChanges): boolean {
    const before = this.#trial?.before.edit(changes);
    if (this.#trial && before?.ok) this.#trial.before = before.config;
    return this.copies.patch(changes);
  }

  /** Applies what is staged, or makes a running test permanent. Undefined when there is neither. */
  apply(): RestartScope | undefined {
    const { staged } = this.copies;
    if (staged !== undefined) return this.write(staged, { test: false, noSave: false });
    if (this.#trial === undefined) return undefined;
    if (!this.#trial.noSave) this.copies.store();
    this.#trial = undefined;
    this.#outcome = 'kept';
    return { fast: true, dropsLinks: false };
  }

  /** Ends the test and reverts. Undefined when there is none. */
  endTest(): RestartScope | undefined {
    if (this.#trial === undefined) return undefined;
    const { before } = this.#trial;
    this.#trial = undefined;
    const tested = this.copies.running;
    this.copies.run(before);
    return this.#ran(tested);
  }

  /** The time of the test is over. */
  revertTest(): void {
    if (this.endTest() !== undefined) this.#outcome = 'fell-back';
  }

  /** Outcome of the last test; undefined while one runs, and before the first. */
  get outcome(): TestRunOutcome | undefined {
    return this.#outcome;
  }

  /** A logged-in user reached the device: a test that requested this has passed. */
  reached(): void {
    if (this.#trial?.keptWhenReached) this.apply();
  }

  /** A restart ends the test and everything that was not saved. */
  restart(): void {
    this.#trial = undefined;
    this.copies.restart();
  }

  /**
   * When the test reverts automatically by the radio's clock, milliseconds since the epoch; undefined without one. Not
   * before that, if the clocks run at different speeds.
   */
  get testEndsAt(): number | undefined {
    return this.#trial && this.#clock.now() + this.#trial.endsAt - this.#watchClock.now();
  }

  /** Seconds until the test reverts; undefined without one. */
  get trialSecondsLeft(): number | undefined {
    return this.#trial && Math.max(0, Math.ceil((this.#trial.endsAt - this.#watchClock.now()) / 1000));
  }

  #ran(before: ConfigText): RestartScope {
    const scope = restartScope(before, this.copies.running);
    this.#onConfigurationApplied(scope);
    return scope;
  }
}
