import type { ApplyOutcome, ApplyState, StateOf } from './apply-state.ts';
import { FAST_RESTART_MS, NEVER_SILENT_MS, PATIENCE_MS, SETTLING_MS } from './waiting.ts';

export const UNKNOWN: ApplyOutcome = { kind: 'unknown' };

/** The test is over: the device is awaited, and then its configuration says what became of it. */
export const ended = (
  state: StateOf<'testing'>,
  at: number,
  restartMs = Number.POSITIVE_INFINITY,
): ApplyState => {
  const { kind: _kind, since: _since, ...test } = state;
  return {
    kind: 'ended',
    since: at,
    test,
    wanted: state.request,
    wasSilent: !state.answering,
    settlesAt: Math.min(at, state.endsAt) + (restartMs <= FAST_RESTART_MS ? SETTLING_MS : NEVER_SILENT_MS),
    givenUpAt: Math.max(at, state.endsAt) + PATIENCE_MS,
  };
};

/** What became of a test, by the configuration that the device then runs. */
export function endOutcome(
  { since, test, wanted }: StateOf<'ended'>,
  changed: boolean | undefined,
  rebooted: boolean,
): ApplyOutcome {
  if (changed === undefined) return UNKNOWN;
  if (rebooted) return { kind: 'rebooted', changed };
  if (changed) return { kind: wanted === 'keep' ? 'kept' : 'kept-elsewhere' };
  if (wanted === 'revert') return { kind: 'reverted' };
  if (since + 1500 < test.endsAt) return { kind: 'reverted-elsewhere' };
  const linkFormed = !test.startedHere || test.linkCameBack || test.link === 'not-before';
  return { kind: 'fell-back', linkFormed };
}
