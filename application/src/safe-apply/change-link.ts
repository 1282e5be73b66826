import type { ApplyState } from '../configuration/apply/apply-state.ts';
import { ConfigText } from '@radiolink/domain/configuration';
import { asFetchError, type Problem } from '@radiolink/domain/errors';
import { isConnected } from '@radiolink/domain/link';
import type { LinkAgreement } from '@radiolink/domain/settings';
import {
  type ApplyClock,
  SYSTEM_CLOCK,
  type ApplyMemory,
  inMemory,
  type RememberedApply,
  type ApplyWay,
  DeviceLine,
} from './device-ports.ts';
import { type ApplyResult, isKept } from './apply-result.ts';
import { FollowedChange } from './followed-change.ts';
import { planChange, changesOf } from './plan-change.ts';

/** A change of both ends of a link on its way, without its values. */
export interface RememberedLink {
  readonly version: 1;
  readonly near: RememberedApply | null;
  readonly far: RememberedApply | null;
  /** When the near end's tests of the last quarter of an hour began, ms since the epoch. */
  readonly nearTestedAt?: readonly number[];
}

export interface LinkChangeOptions {
  /** Both ends must be linked for so long before they are kept. Default 5. */
  readonly holdSeconds?: number;
  readonly memory?: ApplyMemory<RememberedLink>;
  readonly onProgress?: (progress: LinkChangeProgress) => void;
  readonly signal?: AbortSignal;
  readonly clock?: ApplyClock;
}

/** Where both ends stand; undefined for one that is not begun. */
export interface LinkChangeProgress {
  readonly near: ApplyState | undefined;
  readonly far: ApplyState | undefined;
  readonly isLinked: boolean;
  /** Tests of the near end within a quarter of an hour, those of earlier calls too; the second one is the last. */
  readonly nearTests: number;
}

/** What became of both ends. */
export interface LinkChangeResult {
  /** Both ends run the change, for good. */
  readonly isChanged: boolean;
  /** Both ends run what they ran before. Neither: an end is unknown, and the same call finds out. */
  readonly isAsBefore: boolean;
  /** Undefined for an end that was not touched. */
  readonly near: ApplyResult['outcome'] | undefined;
  readonly far: ApplyResult['outcome'] | undefined;
  /** How often the near end was tested within a quarter of an hour, by earlier calls too: at most twice. */
  readonly nearTests: number;
  /** From when on a call may test the near end again, ms since the epoch; undefined where it may at once. */
  readonly nextNearTestAt: number | undefined;
}

const SECOND_MS = 1000;
const HOLD_SECONDS = 5;
/** A far end that has less of its test left is not followed: both ends restart and find each other in this time. */
const LEAST_LEFT_MS = 90_000;
/**
 * A near end that missed the moment is tested once more where the far end may have the change for good. Each test costs four
 * minutes, and a far end that is dead answers none: so many within this time, over all calls of one memory.
 */
const MOST_NEAR_TESTS = 2;
const NEAR_TESTS_WITHIN_MS = 900_000;

/**
 * Changes both ends of a link as one: the far end first, each under its own test, kept only when both are linked again. Until
 * the far end is kept, both revert by themselves whatever happens; from then on the near end is brought to it.
 * @throws LoginFailure, RequestFailure if an end cannot be reached at first: nothing was sent
 */
export async function changeLink(
  ends: { readonly near: ApplyWay; readonly far: ApplyWay },
  link: LinkAgreement,
  options: LinkChangeOptions = {},
): Promise<LinkChangeResult> {
  const change = new LinkChange(ends, link, options);
  try {
    return await change.run();
  } finally {
    await change.close();
  }
}

class LinkChange {
  readonly #wanted: { readonly link: LinkAgreement };
  readonly #options: LinkChangeOptions;
  readonly #clock: ApplyClock;
  readonly #memory: ApplyMemory<RememberedLink>;
  readonly #ends: { readonly near: ApplyWay; readonly far: ApplyWay };
  readonly #lines: { readonly near: DeviceLine; readonly far: DeviceLine };
  #remembered: RememberedLink;
  #near: FollowedChange | undefined;
  #far: FollowedChange | undefined;
  /** The near end has nothing to change: it follows. */
  #isNearSame = false;
  /** When its tests began, ms since the epoch. */
  #nearTestedAt: readonly number[];
  #linkedSince: number | undefined;

  constructor(
    ends: { readonly near: ApplyWay; readonly far: ApplyWay },
    link: LinkAgreement,
    options: LinkChangeOptions,
  ) {
    const { clock = SYSTEM_CLOCK, memory = inMemory() } = options;
    this.#wanted = { link };
    this.#options = options;
    this.#clock = clock;
    this.#memory = memory;
    this.#ends = ends;
    this.#lines = {
      near: new DeviceLine(ends.near.open, ends.near.url, clock.now),
      far: new DeviceLine(ends.far.open, ends.far.url, clock.now),
    };
    this.#remembered = memory.load() ?? { version: 1, near: null, far: null };
    this.#nearTestedAt = this.#remembered.nearTestedAt ?? [];
  }

  async run(): Promise<LinkChangeResult> {
    const { near, far } = this.#remembered;
    if (far === null) {
      const problem = await this.#problem();
      if (problem !== undefined)
        return {
          isChanged: false,
          isAsBefore: true,
          near: { kind: 'not-sent', words: problem },
          far: undefined,
          nearTests: 0,
          nextNearTestAt: undefined,
        };
    }
    this.#far =
      far === null
        ? await FollowedChange.begin(this.#parts('far'), this.#wanted, 'test')
        : FollowedChange.resume(this.#parts('far'), this.#wanted, far);
    if (near !== null) this.#near = FollowedChange.resume(this.#parts('near'), this.#wanted, near);
    if (this.#far === undefined) {
      await this.#beginNear();
      await this.#untilOver();
      return this.#result();
    }
    while (this.#far.isUnderWay) await this.#second();
    // Where the far end reverted, the near end is left to do the same.
    if (this.#near?.isUnderWay) await this.#untilOver();
    if (this.#mayTestNear() && (await this.#isNearBehind())) {
      await this.#beginNear();
      await this.#untilOver();
    }
    return this.#result();
  }

  /** Why nothing is sent to either end. What fails here is no state of a change. @throws LoginFailure, RequestFailure */
  async #problem(): Promise<Problem | undefined> {
    const { near, far } = this.#lines;
    await Promise.all([near.login(), far.login()]);
    const { faults, impact } = await near.use(radio => planChange(radio, this.#wanted));
    return faults[0]?.problem ?? impact?.testProblem;
  }

  async #beginNear(): Promise<void> {
    const before = this.#nearTestedAt;
    // Remembered with the change, before it is sent: a program that ends meanwhile has tested it all the same.
    this.#nearTestedAt = [...this.#recentNearTests(), this.#clock.now()];
    try {
      this.#near = await FollowedChange.begin(this.#parts('near'), this.#wanted, 'test');
      this.#isNearSame = this.#near === undefined;
      if (this.#isNearSame || outcomeOf(this.#near)?.kind === 'not-sent') this.#nearTestedAt = before;
    } catch (reason) {
      this.#nearTestedAt = before;
      // It may be silent for a moment: next second it is tried again.
      if (asFetchError(reason) === undefined) throw reason;
    }
  }

  /** When the near end's tests began that still count. */
  #recentNearTests(): readonly number[] {
    const now = this.#clock.now();
    return this.#nearTestedAt.filter(at => at <= now && now - at < NEAR_TESTS_WITHIN_MS);
  }

  #mayTestNear(): boolean {
    return this.#recentNearTests().length < MOST_NEAR_TESTS;
  }

  async close(): Promise<void> {
    await Promise.all([this.#lines.near.close(), this.#lines.far.close()]);
  }

  /** A second in which the far end is followed; the near end is begun once the far end has the change. */
  async #second(): Promise<void> {
    await this.#pause();
    this.#far?.second();
    this.#near?.second();
    const { state } = this.#far ?? {};
    const isNext = this.#near === undefined && !this.#isNearSame;
    if (isNext && state !== undefined && this.#mayFollow(state)) await this.#beginNear();
    if (this.#haveHeld(this.#isLinked())) this.#far?.keep();
    this.#report();
  }

  /** The far end is over: the near end is kept if that one has the change, once they are linked. */
  async #untilOver(): Promise<void> {
    this.#linkedSince = undefined;
    while (this.#near?.isUnderWay) {
      await this.#pause();
      this.#near.second();
      const isLinked = this.#isNearLinked();
      const { state } = this.#near;
      if (this.#haveHeld(isLinked) && state.kind === 'testing' && (await this.#hasFarChanged()))
        this.#near.keep();
      this.#report();
    }
  }

  #mayFollow(state: ApplyState): boolean {
    if (state.kind === 'testing') return state.endsAt - this.#clock.now() > LEAST_LEFT_MS;
    return state.kind === 'checking' && state.wasSilent;
  }

  #isNearLinked(): boolean {
    const near = this.#near?.tested;
    return near !== undefined && isConnected(near.status);
  }

  /** Both ends, each as it says itself. A near end that follows is linked if the far end is. */
  #isLinked(): boolean {
    const far = this.#far?.tested;
    const isFar = far !== undefined && isConnected(far.status);
    return isFar && (this.#isNearSame || this.#isNearLinked());
  }

  #haveHeld(isLinked: boolean): boolean {
    const now = this.#clock.now();
    this.#linkedSince = isLinked ? (this.#linkedSince ?? now) : undefined;
    const { holdSeconds = HOLD_SECONDS } = this.#options;
    return this.#linkedSince !== undefined && now - this.#linkedSince >= holdSeconds * SECOND_MS;
  }

  /** Whether the far end has the change for good, or may have it. */
  #isFarOpen(): boolean {
    const outcome = outcomeOf(this.#far);
    return outcome === undefined || isKept(outcome) || UNKNOWN.has(outcome.kind);
  }

  /** The far end has the change, or may have it, and the near end has not. */
  async #isNearBehind(): Promise<boolean> {
    const [near, far] = [outcomeOf(this.#near), outcomeOf(this.#far)];
    if (near === undefined || isKept(near) || !this.#isFarOpen()) return false;
    if (near.kind === 'silent') return false;
    // It may have come back with what it ran before, once the near end had.
    return far === undefined || isKept(far) || !(await this.#hasFarReverted());
  }

  async #hasFarReverted(): Promise<boolean> {
    return (await this.#farRuns()) === false;
  }

  async #hasFarChanged(): Promise<boolean> {
    const outcome = outcomeOf(this.#far);
    return (outcome !== undefined && isKept(outcome)) || (await this.#farRuns()) === true;
  }

  /** Whether the far end runs the change, under no test; undefined while it does not answer. */
  async #farRuns(): Promise<boolean | undefined> {
    const keys = this.#remembered.far?.keys ?? [];
    try {
      return await this.#lines.far.use(async ({ configuration, configurationTest }) => {
        if ((await configurationTest.read()).active) return undefined;
        const runs = ConfigText.parse((await configuration.read()).text);
        return [...changesOf(this.#wanted, keys)].every(([key, value]) => runs.get(key) === value);
      });
    } catch {
      return undefined;
    }
  }

  async #pause(): Promise<void> {
    this.#options.signal?.throwIfAborted();
    await this.#clock.wait(SECOND_MS);
    this.#options.signal?.throwIfAborted();
  }

  #report(): void {
    const isLinked = this.#linkedSince !== undefined;
    this.#options.onProgress?.({
      near: this.#near?.state,
      far: this.#far?.state,
      isLinked,
      nearTests: this.#recentNearTests().length,
    });
  }

  #parts(end: 'near' | 'far') {
    return {
      line: this.#lines[end],
      clock: this.#clock,
      answers: this.#ends[end].answers,
      memory: {
        load: () => undefined,
        save: (remembered: RememberedApply) => {
          const nearTestedAt = this.#recentNearTests();
          this.#remembered = { ...this.#remembered, [end]: remembered, nearTestedAt };
          this.#memory.save(this.#remembered);
        },
        clear: () => undefined,
      },
    };
  }

  async #result(): Promise<LinkChangeResult> {
    const [near, far] = [outcomeOf(this.#near), outcomeOf(this.#far)];
    const has = (outcome: ApplyResult['outcome'] | undefined) => outcome === undefined || isKept(outcome);
    const isFarChanged = has(far) || (UNKNOWN.has(far?.kind ?? 'kept') && (await this.#farRuns()) === true);
    // A far end that has nothing to change runs what it ran, whatever becomes of the near end.
    const isFarBefore =
      far === undefined ||
      (!has(far) && (!UNKNOWN.has(far?.kind ?? 'kept') || (await this.#hasFarReverted())));
    const isNearBefore =
      near === undefined ? this.#far !== undefined : !isKept(near) && !UNKNOWN.has(near.kind);
    const isChanged = isFarChanged && has(near);
    const isAsBefore = !isChanged && isFarBefore && isNearBefore;
    if (isChanged || isAsBefore) this.#memory.clear();
    const tested = this.#recentNearTests();
    const [first] = tested.slice(-MOST_NEAR_TESTS);
    return {
      isChanged,
      isAsBefore,
      near,
      far,
      nearTests: tested.length,
      nextNearTestAt:
        tested.length < MOST_NEAR_TESTS || first === undefined ? undefined : first + NEAR_TESTS_WITHIN_MS,
    };
  }
}

const UNKNOWN: ReadonlySet<ApplyResult['outcome']['kind']> = new Set(['unknown', 'silent']);

function outcomeOf(change: FollowedChange | undefined): ApplyResult['outcome'] | undefined {
  if (change === undefined) return undefined;
  return change.state.kind === 'done' ? change.state.outcome : { kind: 'unknown' };
}
