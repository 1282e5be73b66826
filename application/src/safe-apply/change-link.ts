import type { ApplyState } from '../configuration/apply/apply-state.ts';
import { asFetchError, type Problem } from '@radiolink/domain/errors';
import type { LinkAgreement } from '@radiolink/domain/settings';
import { DeviceLine } from './device-line.ts';
import {
  type ApplyClock,
  SYSTEM_CLOCK,
  type ApplyMemory,
  inMemory,
  type RememberedApply,
} from './device-ports.ts';
import type { ApplyWay } from './device-line.ts';
import { FollowedChange } from './followed-change.ts';
import {
  agreementOf,
  isLinkedInTest,
  isUnderWay,
  type LinkChangeProgress,
  type LinkChangeResult,
  type LinkEnd,
  type LinkValuesRun,
  notSent,
  outcomeOf,
  readValuesRun,
  stateOf,
  valuesRunBy,
} from './link-end.ts';
import { LocalTests } from './local-tests.ts';
import { planChange, changesOf } from './plan-change.ts';
import { type RememberedLink, rememberedLink } from './remembered.ts';

export interface LinkChangeOptions {
  /** Both ends must be linked for so long before they are kept. Default 5. */
  readonly holdSeconds?: number;
  readonly memory?: ApplyMemory<RememberedLink>;
  readonly onProgress?: (progress: LinkChangeProgress) => void;
  readonly signal?: AbortSignal;
  readonly clock?: ApplyClock;
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
  const change = new LinkChange(ends, { link }, options);
  try {
    return await change.run();
  } finally {
    await change.close();
  }
}

interface BothEnds<End> {
  readonly local: End;
  readonly remote: End;
}

class LinkChange {
  readonly #clock: ApplyClock;
  readonly #memory: ApplyMemory<RememberedLink>;
  readonly #lines: BothEnds<DeviceLine>;
  readonly #localTests: LocalTests;
  #remembered: RememberedLink;
  #local: LinkEnd = { kind: 'waiting' };
  #remote: LinkEnd = { kind: 'waiting' };
  #linkedSince: number | undefined;

  constructor(
    private readonly ends: BothEnds<ApplyWay>,
    private readonly wanted: { readonly link: LinkAgreement },
    private readonly options: LinkChangeOptions,
  ) {
    const { clock = SYSTEM_CLOCK, memory = inMemory() } = options;
    const lineTo = ({ open, url }: ApplyWay) => new DeviceLine(open, url, clock.now);
    this.#clock = clock;
    this.#memory = memory;
    this.#lines = { local: lineTo(ends.local), remote: lineTo(ends.remote) };
    this.#remembered = rememberedLink(memory) ?? { version: 1, local: null, remote: null };
    this.#localTests = new LocalTests(clock.now, this.#remembered.localTestedAt);
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
    if (this.#localTests.nextAt === undefined && (await this.#isLocalBehind())) await this.#testLocal();
    return this.#result();
  }

  /** Why nothing is sent to either end. A failure here is thrown, not reported as a result. @throws LoginFailure, RequestFailure */
  async #problem(): Promise<Problem | undefined> {
    const { local, remote } = this.#lines;
    await Promise.all([local.login(), remote.login()]);
    const { faults, impact } = await local.use(radio => planChange(radio, this.wanted));
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
      if (this.#seeLink(isLocalLinked && isLinkedInTest(this.#remote))) this.#remote.change.keep();
      this.#report();
    }
  }

  async #testLocal(): Promise<void> {
    await this.#beginLocal();
    await this.#followLocal();
  }

  /** The remote end is over: the local end is kept if that one has the change, once they are linked. */
  async #followLocal(): Promise<void> {
    this.#linkedSince = undefined;
    while (isUnderWay(this.#local)) {
      await this.#letSecondPass(this.#local);
      const isHeld = this.#seeLink(isLinkedInTest(this.#local));
      const { change } = this.#local;
      if (isHeld && change.state.kind === 'testing' && (await this.#hasRemoteChanged())) change.keep();
      this.#report();
    }
  }

  #resume(end: 'local' | 'remote', remembered: RememberedApply): LinkEnd {
    return { kind: 'sent', change: FollowedChange.resume(this.#parts(end), this.wanted, remembered) };
  }

  async #begin(end: 'local' | 'remote'): Promise<LinkEnd> {
    const change = await FollowedChange.begin(this.#parts(end), this.wanted, 'test');
    return change === undefined ? { kind: 'same' } : { kind: 'sent', change };
  }

  async #beginLocal(): Promise<void> {
    // Remembered with the change, before it is sent: a program that ends meanwhile has tested it all the same.
    const takeBack = this.#localTests.begin();
    try {
      this.#local = await this.#begin('local');
      const isTested = this.#local.kind === 'sent' && outcomeOf(this.#local)?.kind !== 'not-sent';
      if (!isTested) takeBack();
    } catch (reason) {
      takeBack();
      // It may be silent for a moment: next second it is tried again.
      if (asFetchError(reason) === undefined) throw reason;
    }
  }

  #mayFollow(remote: ApplyState): boolean {
    if (remote.kind === 'testing') return remote.endsAt - this.#clock.now() > LEAST_LEFT_MS;
    return remote.kind === 'checking' && remote.wasSilent;
  }

  async #letSecondPass(...ends: readonly LinkEnd[]): Promise<void> {
    this.options.signal?.throwIfAborted();
    await this.#clock.wait(SECOND_MS);
    this.options.signal?.throwIfAborted();
    for (const end of ends) if (end.kind === 'sent') end.change.second();
  }

  /** Whether both have been linked for as long as they must be. */
  #seeLink(isLinked: boolean): boolean {
    const now = this.#clock.now();
    this.#linkedSince = isLinked ? (this.#linkedSince ?? now) : undefined;
    const { holdSeconds = HOLD_SECONDS } = this.options;
    return this.#linkedSince !== undefined && now - this.#linkedSince >= holdSeconds * SECOND_MS;
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

  #readRemote(): Promise<LinkValuesRun> {
    const keys = this.#remembered.remote?.keys ?? [];
    return readValuesRun(this.#lines.remote, changesOf(this.wanted, keys));
  }

  #report(): void {
    this.options.onProgress?.({
      local: stateOf(this.#local),
      remote: stateOf(this.#remote),
      isLinked: this.#linkedSince !== undefined,
      localTests: this.#localTests.counted.length,
    });
  }

  #parts(end: 'local' | 'remote') {
    return {
      line: this.#lines[end],
      clock: this.#clock,
      answers: this.ends[end].answers,
      memory: {
        save: (remembered: RememberedApply) => {
          this.#remembered = {
            ...this.#remembered,
            [end]: remembered,
            localTestedAt: this.#localTests.counted,
          };
          this.#memory.save(this.#remembered);
        },
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
      localTests: this.#localTests.counted.length,
      nextLocalTestAt: this.#localTests.nextAt,
    };
  }

  async close(): Promise<void> {
    await Promise.all([this.#lines.local.close(), this.#lines.remote.close()]);
  }
}
