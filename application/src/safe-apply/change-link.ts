import type { ApplyState } from '../configuration/apply/apply-state.ts';
import { ConfigText } from '@radiolink/domain/configuration';
import { asFetchError, type Problem } from '@radiolink/domain/errors';
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
import { FollowedChange } from './followed-change.ts';
import {
  agreementOf,
  countedTests,
  isLinkedInTest,
  type LinkChangeResult,
  type LinkEnd,
  type LinkValuesRun,
  nextTestAt,
  notSent,
  outcomeOf,
  valuesRunBy,
} from './link-end.ts';
import { planChange, changesOf } from './plan-change.ts';
import { isRememberedApply, unusableMemory } from './remembered.ts';

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

const SECOND_MS = 1000;
const HOLD_SECONDS = 5;
/** A far end that has less of its test left is not followed: both ends restart and find each other in this time. */
const LEAST_LEFT_MS = 90_000;
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
  #near: LinkEnd = { kind: 'waiting' };
  #far: LinkEnd = { kind: 'waiting' };
  /** When the near end's tests began, ms since the epoch. */
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
    this.#remembered = rememberedLink(memory) ?? { version: 1, near: null, far: null };
    this.#nearTestedAt = this.#remembered.nearTestedAt ?? [];
  }

  async run(): Promise<LinkChangeResult> {
    const { near, far } = this.#remembered;
    if (far === null) {
      const problem = await this.#problem();
      if (problem !== undefined) return notSent(problem);
    }
    this.#far = far === null ? await this.#begin('far') : this.#resume('far', far);
    if (near !== null) this.#near = this.#resume('near', near);
    if (this.#far.kind === 'same') {
      await this.#testNear();
      return this.#result();
    }
    await this.#followBoth();
    // Where the far end reverted, the near end is left to do the same.
    await this.#followNear();
    if (this.#mayTestNear() && (await this.#isNearBehind())) await this.#testNear();
    return this.#result();
  }

  /** Why nothing is sent to either end. A failure here is thrown, not reported as a result. @throws LoginFailure, RequestFailure */
  async #problem(): Promise<Problem | undefined> {
    const { near, far } = this.#lines;
    await Promise.all([near.login(), far.login()]);
    const { faults, impact } = await near.use(radio => planChange(radio, this.#wanted));
    return faults[0]?.problem ?? impact?.testProblem;
  }

  /** Follows both, and sends the near end its change once the far end has its own. */
  async #followBoth(): Promise<void> {
    while (isUnderWay(this.#far)) {
      await this.#letSecondPass(this.#far, this.#near);
      if (this.#near.kind === 'waiting' && this.#mayFollow(this.#far.change.state)) await this.#beginNear();
      // A near end that has nothing to change is linked if the far end is.
      const isNearLinked = this.#near.kind === 'same' || isLinkedInTest(this.#near);
      this.#seeLink(isNearLinked && isLinkedInTest(this.#far));
      if (this.#isLinkHeld()) this.#far.change.keep();
      this.#report();
    }
  }

  async #testNear(): Promise<void> {
    await this.#beginNear();
    await this.#followNear();
  }

  /** The far end is over: the near end is kept if that one has the change, once they are linked. */
  async #followNear(): Promise<void> {
    this.#seeLink(false);
    while (isUnderWay(this.#near)) {
      await this.#letSecondPass(this.#near);
      this.#seeLink(isLinkedInTest(this.#near));
      const { change } = this.#near;
      if (this.#isLinkHeld() && change.state.kind === 'testing' && (await this.#hasFarChanged()))
        change.keep();
      this.#report();
    }
  }

  #resume(end: 'near' | 'far', remembered: RememberedApply): LinkEnd {
    return { kind: 'sent', change: FollowedChange.resume(this.#parts(end), this.#wanted, remembered) };
  }

  async #begin(end: 'near' | 'far'): Promise<LinkEnd> {
    const change = await FollowedChange.begin(this.#parts(end), this.#wanted, 'test');
    return change === undefined ? { kind: 'same' } : { kind: 'sent', change };
  }

  async #beginNear(): Promise<void> {
    const before = this.#nearTestedAt;
    // Remembered with the change, before it is sent: a program that ends meanwhile has tested it all the same.
    this.#nearTestedAt = [...this.#countedNearTests(), this.#clock.now()];
    try {
      this.#near = await this.#begin('near');
      const isTested = this.#near.kind === 'sent' && outcomeOf(this.#near)?.kind !== 'not-sent';
      if (!isTested) this.#nearTestedAt = before;
    } catch (reason) {
      this.#nearTestedAt = before;
      // It may be silent for a moment: next second it is tried again.
      if (asFetchError(reason) === undefined) throw reason;
    }
  }

  #countedNearTests(): readonly number[] {
    return countedTests(this.#nearTestedAt, this.#clock.now());
  }

  #mayTestNear(): boolean {
    return nextTestAt(this.#nearTestedAt, this.#clock.now()) === undefined;
  }

  #mayFollow(far: ApplyState): boolean {
    if (far.kind === 'testing') return far.endsAt - this.#clock.now() > LEAST_LEFT_MS;
    return far.kind === 'checking' && far.wasSilent;
  }

  async #letSecondPass(...ends: readonly LinkEnd[]): Promise<void> {
    this.#options.signal?.throwIfAborted();
    await this.#clock.wait(SECOND_MS);
    this.#options.signal?.throwIfAborted();
    for (const end of ends) if (end.kind === 'sent') end.change.second();
  }

  #seeLink(isLinked: boolean): void {
    this.#linkedSince = isLinked ? (this.#linkedSince ?? this.#clock.now()) : undefined;
  }

  #isLinkHeld(): boolean {
    const { holdSeconds = HOLD_SECONDS } = this.#options;
    return (
      this.#linkedSince !== undefined && this.#clock.now() - this.#linkedSince >= holdSeconds * SECOND_MS
    );
  }

  /** Whether the far end has the change, or may have it, and the near end runs what it ran before. */
  async #isNearBehind(): Promise<boolean> {
    const near = valuesRunBy(this.#near);
    if (near === 'new' || near === 'both' || outcomeOf(this.#near)?.kind === 'silent') return false;
    const far = await this.#valuesRunByFar();
    // A far end that is silent before the near end was begun is not sought by cutting the link.
    return far === 'new' || (far === 'unknown' && this.#near.kind === 'sent');
  }

  async #hasFarChanged(): Promise<boolean> {
    return valuesRunBy(this.#far) === 'new' || (await this.#readFar()) === 'new';
  }

  /** What the far end runs; where its change left that open, it is asked. */
  async #valuesRunByFar(): Promise<LinkValuesRun> {
    const known = valuesRunBy(this.#far);
    return known === 'unknown' ? this.#readFar() : known;
  }

  /** What the far end says that it runs; unknown while it does not answer, or tests. */
  async #readFar(): Promise<LinkValuesRun> {
    const keys = this.#remembered.far?.keys ?? [];
    try {
      return await this.#lines.far.use(async ({ configuration, configurationTest }) => {
        if ((await configurationTest.read()).active) return 'unknown';
        const runs = ConfigText.parse((await configuration.read()).text);
        const isNew = [...changesOf(this.#wanted, keys)].every(([key, value]) => runs.get(key) === value);
        return isNew ? 'new' : 'old';
      });
    } catch {
      return 'unknown';
    }
  }

  #report(): void {
    this.#options.onProgress?.({
      near: stateOf(this.#near),
      far: stateOf(this.#far),
      isLinked: this.#linkedSince !== undefined,
      nearTests: this.#countedNearTests().length,
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
          const nearTestedAt = this.#countedNearTests();
          this.#remembered = { ...this.#remembered, [end]: remembered, nearTestedAt };
          this.#memory.save(this.#remembered);
        },
        clear: () => undefined,
      },
    };
  }

  async #result(): Promise<LinkChangeResult> {
    const agreement = agreementOf(valuesRunBy(this.#near), await this.#valuesRunByFar());
    if (agreement.isChanged || agreement.isAsBefore) this.#memory.clear();
    return {
      ...agreement,
      near: outcomeOf(this.#near),
      far: outcomeOf(this.#far),
      nearTests: this.#countedNearTests().length,
      nextNearTestAt: nextTestAt(this.#nearTestedAt, this.#clock.now()),
    };
  }

  async close(): Promise<void> {
    await Promise.all([this.#lines.near.close(), this.#lines.far.close()]);
  }
}

/** @throws RangeError where it is no change of a link */
function rememberedLink(memory: ApplyMemory<RememberedLink>): RememberedLink | undefined {
  const remembered = memory.load();
  if (remembered === undefined) return undefined;
  const isOurs = [remembered.near, remembered.far].every(end => end === null || isRememberedApply(end));
  if (!isOurs) throw unusableMemory('a link');
  return remembered;
}

function isUnderWay(end: LinkEnd): end is Extract<LinkEnd, { kind: 'sent' }> {
  return end.kind === 'sent' && end.change.isUnderWay;
}

function stateOf(end: LinkEnd): ApplyState | undefined {
  return end.kind === 'sent' ? end.change.state : undefined;
}
