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
  readonly local: RememberedApply | null;
  readonly remote: RememberedApply | null;
  /** When the local end's tests of the last quarter of an hour began, ms since the epoch. */
  readonly localTestedAt?: readonly number[];
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
  readonly local: ApplyState | undefined;
  readonly remote: ApplyState | undefined;
  readonly isLinked: boolean;
  /** Tests of the local end within a quarter of an hour, those of earlier calls too; the second one is the last. */
  readonly localTests: number;
}

const SECOND_MS = 1000;
const HOLD_SECONDS = 5;
/** A remote end that has less of its test left is not followed: both ends restart and find each other in this time. */
const LEAST_LEFT_MS = 90_000;
/**
 * Changes both ends of a link as one: the remote end first, each under its own test, kept only when both are linked again. Until
 * the remote end is kept, both revert by themselves whatever happens; from then on the local end is brought to it.
 * @throws LoginFailure, RequestFailure if an end cannot be reached at first: nothing was sent
 */
export async function changeLink(
  ends: { readonly local: ApplyWay; readonly remote: ApplyWay },
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
  readonly #ends: { readonly local: ApplyWay; readonly remote: ApplyWay };
  readonly #lines: { readonly local: DeviceLine; readonly remote: DeviceLine };
  #remembered: RememberedLink;
  #local: LinkEnd = { kind: 'waiting' };
  #remote: LinkEnd = { kind: 'waiting' };
  /** When the local end's tests began, ms since the epoch. */
  #localTestedAt: readonly number[];
  #linkedSince: number | undefined;

  constructor(
    ends: { readonly local: ApplyWay; readonly remote: ApplyWay },
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
      local: new DeviceLine(ends.local.open, ends.local.url, clock.now),
      remote: new DeviceLine(ends.remote.open, ends.remote.url, clock.now),
    };
    this.#remembered = rememberedLink(memory) ?? { version: 1, local: null, remote: null };
    this.#localTestedAt = this.#remembered.localTestedAt ?? [];
  }

  async run(): Promise<LinkChangeResult> {
    const { local, remote } = this.#remembered;
    if (remote === null) {
      const problem = await this.#problem();
      if (problem !== undefined) return notSent(problem);
    }
    this.#remote = remote === null ? await this.#begin('remote') : this.#resume('remote', remote);
    if (local !== null) this.#local = this.#resume('local', local);
    if (this.#remote.kind === 'same') {
      await this.#testLocal();
      return this.#result();
    }
    await this.#followBoth();
    // Where the remote end reverted, the local end is left to do the same.
    await this.#followLocal();
    if (this.#mayTestLocal() && (await this.#isLocalBehind())) await this.#testLocal();
    return this.#result();
  }

  /** Why nothing is sent to either end. A failure here is thrown, not reported as a result. @throws LoginFailure, RequestFailure */
  async #problem(): Promise<Problem | undefined> {
    const { local, remote } = this.#lines;
    await Promise.all([local.login(), remote.login()]);
    const { faults, impact } = await local.use(radio => planChange(radio, this.#wanted));
    return faults[0]?.problem ?? impact?.testProblem;
  }

  /** Follows both, and sends the local end its change once the remote end has its own. */
  async #followBoth(): Promise<void> {
    while (isUnderWay(this.#remote)) {
      await this.#letSecondPass(this.#remote, this.#local);
      if (this.#local.kind === 'waiting' && this.#mayFollow(this.#remote.change.state))
        await this.#beginLocal();
      // A local end that has nothing to change is linked if the remote end is.
      const isLocalLinked = this.#local.kind === 'same' || isLinkedInTest(this.#local);
      this.#seeLink(isLocalLinked && isLinkedInTest(this.#remote));
      if (this.#isLinkHeld()) this.#remote.change.keep();
      this.#report();
    }
  }

  async #testLocal(): Promise<void> {
    await this.#beginLocal();
    await this.#followLocal();
  }

  /** The remote end is over: the local end is kept if that one has the change, once they are linked. */
  async #followLocal(): Promise<void> {
    this.#seeLink(false);
    while (isUnderWay(this.#local)) {
      await this.#letSecondPass(this.#local);
      this.#seeLink(isLinkedInTest(this.#local));
      const { change } = this.#local;
      if (this.#isLinkHeld() && change.state.kind === 'testing' && (await this.#hasRemoteChanged()))
        change.keep();
      this.#report();
    }
  }

  #resume(end: 'local' | 'remote', remembered: RememberedApply): LinkEnd {
    return { kind: 'sent', change: FollowedChange.resume(this.#parts(end), this.#wanted, remembered) };
  }

  async #begin(end: 'local' | 'remote'): Promise<LinkEnd> {
    const change = await FollowedChange.begin(this.#parts(end), this.#wanted, 'test');
    return change === undefined ? { kind: 'same' } : { kind: 'sent', change };
  }

  async #beginLocal(): Promise<void> {
    const before = this.#localTestedAt;
    // Remembered with the change, before it is sent: a program that ends meanwhile has tested it all the same.
    this.#localTestedAt = [...this.#countedLocalTests(), this.#clock.now()];
    try {
      this.#local = await this.#begin('local');
      const isTested = this.#local.kind === 'sent' && outcomeOf(this.#local)?.kind !== 'not-sent';
      if (!isTested) this.#localTestedAt = before;
    } catch (reason) {
      this.#localTestedAt = before;
      // It may be silent for a moment: next second it is tried again.
      if (asFetchError(reason) === undefined) throw reason;
    }
  }

  #countedLocalTests(): readonly number[] {
    return countedTests(this.#localTestedAt, this.#clock.now());
  }

  #mayTestLocal(): boolean {
    return nextTestAt(this.#localTestedAt, this.#clock.now()) === undefined;
  }

  #mayFollow(remote: ApplyState): boolean {
    if (remote.kind === 'testing') return remote.endsAt - this.#clock.now() > LEAST_LEFT_MS;
    return remote.kind === 'checking' && remote.wasSilent;
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

  /** Whether the remote end has the change, or may have it, and the local end runs what it ran before. */
  async #isLocalBehind(): Promise<boolean> {
    const local = valuesRunBy(this.#local);
    if (local === 'new' || local === 'both' || outcomeOf(this.#local)?.kind === 'silent') return false;
    const remote = await this.#valuesRunByRemote();
    // A remote end that is silent before the local end was begun is not sought by cutting the link.
    return remote === 'new' || (remote === 'unknown' && this.#local.kind === 'sent');
  }

  async #hasRemoteChanged(): Promise<boolean> {
    return valuesRunBy(this.#remote) === 'new' || (await this.#readRemote()) === 'new';
  }

  /** What the remote end runs; where its change left that open, it is asked. */
  async #valuesRunByRemote(): Promise<LinkValuesRun> {
    const known = valuesRunBy(this.#remote);
    return known === 'unknown' ? this.#readRemote() : known;
  }

  /** What the remote end says that it runs; unknown while it does not answer, or tests. */
  async #readRemote(): Promise<LinkValuesRun> {
    const keys = this.#remembered.remote?.keys ?? [];
    try {
      return await this.#lines.remote.use(async ({ configuration, configurationTest }) => {
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
      local: stateOf(this.#local),
      remote: stateOf(this.#remote),
      isLinked: this.#linkedSince !== undefined,
      localTests: this.#countedLocalTests().length,
    });
  }

  #parts(end: 'local' | 'remote') {
    return {
      line: this.#lines[end],
      clock: this.#clock,
      answers: this.#ends[end].answers,
      memory: {
        load: () => undefined,
        save: (remembered: RememberedApply) => {
          const localTestedAt = this.#countedLocalTests();
          this.#remembered = { ...this.#remembered, [end]: remembered, localTestedAt };
          this.#memory.save(this.#remembered);
        },
        clear: () => undefined,
      },
    };
  }

  async #result(): Promise<LinkChangeResult> {
    const agreement = agreementOf(valuesRunBy(this.#local), await this.#valuesRunByRemote());
    if (agreement.isChanged || agreement.isAsBefore) this.#memory.clear();
    return {
      ...agreement,
      local: outcomeOf(this.#local),
      remote: outcomeOf(this.#remote),
      localTests: this.#countedLocalTests().length,
      nextLocalTestAt: nextTestAt(this.#localTestedAt, this.#clock.now()),
    };
  }

  async close(): Promise<void> {
    await Promise.all([this.#lines.local.close(), this.#lines.remote.close()]);
  }
}

/** @throws RangeError where it is no change of a link */
function rememberedLink(memory: ApplyMemory<RememberedLink>): RememberedLink | undefined {
  const remembered = memory.load();
  if (remembered === undefined) return undefined;
  const isOurs = [remembered.local, remembered.remote].every(end => end === null || isRememberedApply(end));
  if (!isOurs) throw unusableMemory('a link');
  return remembered;
}

function isUnderWay(end: LinkEnd): end is Extract<LinkEnd, { kind: 'sent' }> {
  return end.kind === 'sent' && end.change.isUnderWay;
}

function stateOf(end: LinkEnd): ApplyState | undefined {
  return end.kind === 'sent' ? end.change.state : undefined;
}
