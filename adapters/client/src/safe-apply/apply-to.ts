import type { ApplyState } from '@radiolink/application/configuration/apply/apply-state';
import {
  type ApplyClock,
  SYSTEM_CLOCK,
  type ApplyMemory,
  inMemory,
  type RememberedApply,
} from '@radiolink/application/safe-apply/device-ports';
import { type ApplyWay, DeviceLine } from '@radiolink/application/safe-apply/device-line';
import { type ApplyResult, isKept } from '@radiolink/application/safe-apply/apply-result';
import {
  FollowedChange,
  type FollowedChangeParts,
  type TestedStatus,
} from '@radiolink/application/safe-apply/followed-change';
import {
  isRememberedApply,
  otherRememberedDevice,
  unusableMemory,
} from '@radiolink/application/safe-apply/remembered';
import type { WantedConfiguration } from '@radiolink/application/safe-apply/plan-change';
import { isConnected, linkEnds } from '@radiolink/domain/link';
import { type DeviceStatus, stationTotal } from '@radiolink/domain/status';

/** When a tested change is kept. */
export interface KeepCondition {
  /** As a sentence is continued: "the link formed again". */
  readonly name: string;
  readonly holds: (tested: TestedStatus) => boolean;
}

/** The radio is linked, unless it was not before either. */
export const linkFormed = (): KeepCondition => ({
  name: 'the link formed again',
  holds: ({ status, before }) => isConnected(status) || (before !== undefined && !isConnected(before)),
});

/** So many stations are connected. */
export const stationsAtLeast = (count: number): KeepCondition => ({
  name: count === 1 ? 'at least 1 station' : `at least ${count} stations`,
  holds: ({ status }) => stationTotal(status) >= count,
});

/** No end of any link receives less. What no end reports does not hold. */
export const signalAtLeast = (dbm: number): KeepCondition => ({
  name: `signal not below ${dbm} dBm`,
  holds: ({ status }) => {
    const signals = signalsOf(status);
    return signals.length > 0 && signals.every(signal => signal >= dbm);
  },
});

function signalsOf(status: DeviceStatus): readonly number[] {
  const { stations } = status.wireless;
  const links = stations.length > 0 ? stations.map(each => linkEnds(status, each)) : [linkEnds(status)];
  return links
    .flatMap(({ local, remote }) => [local.signalDbm, remote?.signalDbm])
    .filter(signal => signal !== undefined);
}

/** Decides when a test is kept: every condition holds, and has held for a while. */
class KeepJudge {
  #heldSince: number | undefined;
  #unmet: readonly string[];

  constructor(
    private readonly conditions: readonly KeepCondition[],
    private readonly holdMs: number,
  ) {
    this.#unmet = conditions.map(({ name }) => name);
  }

  /** Names of the conditions that did not hold when the device was last seen. */
  get unmet(): readonly string[] {
    return this.#unmet;
  }

  /** True if the test is to be kept now, milliseconds since the epoch. Nothing holds of a device that is silent. */
  decides(tested: TestedStatus | undefined, now: number): boolean {
    this.#unmet = this.conditions
      .filter(({ holds }) => tested === undefined || !holds(tested))
      .map(({ name }) => name);
    if (tested === undefined || this.#unmet.length > 0) {
      this.#heldSince = undefined;
      return false;
    }
    this.#heldSince ??= now;
    return now - this.#heldSince >= this.holdMs;
  }
}

/** Where a change stands, once a second. */
export interface ApplyProgress {
  readonly state: ApplyState;
  /** Until the device reverts by itself; undefined without a test. */
  readonly secondsLeft: number | undefined;
  /** Conditions that do not hold yet. */
  readonly unmet: readonly string[];
}

export interface SafeApplyOptions {
  /** `test`, unless given: the device reverts by itself unless the conditions hold. `save` is for good at once. */
  readonly mode?: 'test' | 'save';
  /** That the link formed again, unless given. */
  readonly keepIf?: readonly KeepCondition[];
  /** The conditions must hold for so long. Default 5. */
  readonly holdSeconds?: number;
  /** Where the change is remembered, so that a program that was ended goes on with it. */
  readonly memory?: ApplyMemory<RememberedApply>;
  readonly onProgress?: (progress: ApplyProgress) => void;
  /** Ends the following, not the test: the device reverts by itself, or the change is gone on with from the memory. */
  readonly signal?: AbortSignal;
  readonly clock?: ApplyClock;
}

const SECOND_MS = 1000;
const HOLD_SECONDS = 5;

/**
 * Changes a device so that nothing can cost it: tests, waits for it at the old and the new address, and keeps the change
 * once the conditions hold; else the device reverts by itself. §4; readings 7 and 8.
 * @throws LoginFailure if no session is opened at first
 * @throws RequestFailure if the device cannot be read at first
 */
export async function applyTo(
  { url, open, answers }: ApplyWay,
  wanted: WantedConfiguration,
  options: SafeApplyOptions = {},
): Promise<ApplyResult> {
  const { mode = 'test', clock = SYSTEM_CLOCK, memory = inMemory() } = options;
  const remembered = rememberedOf(memory, url);
  const line = new DeviceLine(open, url, clock.now);
  const parts: FollowedChangeParts = { line, clock, answers, memory };
  try {
    if (remembered !== undefined) {
      const change = FollowedChange.resume(parts, wanted, remembered);
      const result = await followed(change, line, options);
      // It was never sent: that is done now.
      if (result.outcome.kind !== 'not-written') return settled(result, memory);
    }
    // What fails at the very first is no state of a change.
    await line.login();
    const change = await FollowedChange.begin(parts, wanted, mode);
    if (change === undefined)
      return { isKept: true, outcome: { kind: 'unchanged' }, unmet: [], url: line.url };
    return settled(await followed(change, line, options), memory);
  } finally {
    await line.close();
  }
}

function rememberedOf(memory: ApplyMemory<RememberedApply>, url: string): RememberedApply | undefined {
  const remembered = memory.load();
  if (remembered !== undefined && !isRememberedApply(remembered)) throw unusableMemory('a device');
  const other = otherRememberedDevice(remembered, url);
  if (other !== undefined)
    throw new RangeError(
      `What is remembered is a change of ${other}. Go on with it at that address, or begin anew without its memory.`,
    );
  return remembered;
}

/** Follows a change to its end. */
async function followed(
  change: FollowedChange,
  line: DeviceLine,
  {
    keepIf = [linkFormed()],
    holdSeconds = HOLD_SECONDS,
    clock = SYSTEM_CLOCK,
    onProgress,
    signal,
  }: SafeApplyOptions,
): Promise<ApplyResult> {
  const judge = new KeepJudge(keepIf, holdSeconds * SECOND_MS);
  let wasTested = false;
  while (change.isUnderWay) {
    signal?.throwIfAborted();
    await clock.wait(SECOND_MS);
    signal?.throwIfAborted();
    change.second();
    const { state } = change;
    if (state.kind === 'testing') wasTested = true;
    if (state.kind === 'testing' && judge.decides(change.tested, clock.now())) change.keep();
    onProgress?.({ state, secondsLeft: secondsLeft(state, clock.now()), unmet: judge.unmet });
  }
  const { state } = change;
  const outcome = state.kind === 'done' ? state.outcome : ({ kind: 'unknown' } as const);
  // What was never tested met nothing and failed nothing.
  const unmet = wasTested && !isKept(outcome) ? judge.unmet : [];
  return { isKept: isKept(outcome), outcome, unmet, url: line.url };
}

const secondsLeft = (state: ApplyState, now: number): number | undefined =>
  state.kind === 'testing' ? Math.max(0, Math.ceil((state.endsAt - now) / SECOND_MS)) : undefined;

/** What is over is forgotten; a device that does not respond is asked again next time. */
function settled(result: ApplyResult, memory: ApplyMemory<RememberedApply>): ApplyResult {
  if (result.outcome.kind !== 'silent') memory.clear();
  return result;
}
