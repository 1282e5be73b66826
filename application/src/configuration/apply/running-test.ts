import { message, type Message } from '@radiolink/domain/errors';
import { LinkState } from '@radiolink/domain/link';
import {
  type ApplyOutcome,
  type ApplyState,
  type LinkCheck,
  type RunningTest,
  type StateOf,
  TEST_MS,
} from './apply-state.ts';
import { FAST_RESTART_MS, NEVER_SILENT_MS, PATIENCE_MS, SETTLING_MS, STILL_UP_MS } from './device-watch.ts';

/** A device that still tests this long after a request did not receive it. */
const UNHEARD_MS = 10_000;
const UNHEARD = message('The device did not receive the request. Try again.');

export const newTest = (
  endsAt: number,
  startedHere: boolean,
  {
    newAddress,
    newAddressTaken,
    linkBefore,
  }: { newAddress: string | undefined; newAddressTaken: boolean; linkBefore: boolean },
): RunningTest => ({
  endsAt,
  startedHere,
  answering: true,
  answered: false,
  newAddress,
  newAddressAnswers: false,
  newAddressTaken,
  link: linkBefore ? 'waiting' : 'not-before',
  linkCameBack: false,
  request: undefined,
  requestedAt: undefined,
  failure: undefined,
});

/** A test that another session started, or an earlier page. */
export const joined = (at: number, secondsLeft: number | undefined): StateOf<'testing'> => ({
  kind: 'testing',
  since: at,
  ...newTest(endOf(at, secondsLeft), false, {
    newAddress: undefined,
    newAddressTaken: false,
    linkBefore: true,
  }),
});

/** When a test ends, milliseconds since the epoch; a device that does not say when has just begun. */
export const endOf = (at: number, secondsLeft: number | undefined): number =>
  secondsLeft === undefined ? at + TEST_MS : at + secondsLeft * 1000;

/** The user wants the test kept or reverted. Once is enough. */
export function requested(state: StateOf<'testing'>, request: 'keep' | 'revert', at: number): ApplyState {
  if (state.request !== undefined) return state;
  const asking = { ...state, request, requestedAt: at, failure: undefined };
  // Its time is over, which a page that slept has missed: there is nothing left to keep or to revert.
  return at >= state.endsAt ? ended(asking, at) : asking;
}

/** The device reports that the test goes on. */
export const stillRuns = (
  state: StateOf<'testing'>,
  at: number,
  secondsLeft: number | undefined,
): StateOf<'testing'> => ({
  // A failure caused by the outage is cleared once the device responds.
  ...unlessUnheard(state.answering ? state : { ...state, failure: undefined }, at),
  answering: true,
  answered: state.answered || !state.answering || at - state.since >= STILL_UP_MS,
  endsAt: secondsLeft === undefined ? state.endsAt : resynchronised(state.endsAt, endOf(at, secondsLeft)),
});

/** A request that the device has not received by now is taken back. */
function unlessUnheard(state: StateOf<'testing'>, at: number): StateOf<'testing'> {
  if (state.requestedAt === undefined || at - state.requestedAt < UNHEARD_MS) return state;
  return requestFailed(state, UNHEARD);
}

/** The request is taken back, and why is shown. */
export const requestFailed = (state: StateOf<'testing'>, failure: Message): StateOf<'testing'> => ({
  ...state,
  request: undefined,
  requestedAt: undefined,
  failure,
});

/**
 * The device counts the revert time in whole seconds and reports it rounded: the earlier of two ends holds
 * except for a second.
 */
const resynchronised = (known: number, reported: number): number =>
  Math.abs(known - reported) <= 1500 ? known : reported;

/** The link as the status shows it. One that formed before the restart says nothing. */
export function linkSeen(state: StateOf<'testing'>, seen: LinkState, at: number): StateOf<'testing'> {
  const link = LINK_CHECKS[seen] ?? 'waiting';
  if (state.link === 'not-before' || state.link === link) return state;
  if (link !== 'formed') return { ...state, link };
  return state.startedHere && at - state.since < STILL_UP_MS ? state : { ...state, link, linkCameBack: true };
}

const LINK_CHECKS: Readonly<Partial<Record<LinkState, LinkCheck>>> = {
  [LinkState.Connected]: 'formed',
  [LinkState.DfsWait]: 'radar-wait',
};

/** What the configuration of an awaited device says: with the change or without it, and whether it restarted. */
export interface Found {
  readonly at: number;
  readonly changed: boolean;
  readonly rebooted: boolean;
}

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

/** A test that was taken for over, and that the device still reports. */
export function resumed(
  state: StateOf<'ended'>,
  at: number,
  secondsLeft: number | undefined,
): StateOf<'ended' | 'testing'> {
  const isOld = state.wanted !== undefined && at - state.since < STILL_UP_MS;
  // The last seconds of the device's clock may lie behind the page's.
  if (isOld || (secondsLeft ?? 0) <= 2) return state;
  const over = { endsAt: endOf(at, secondsLeft), request: undefined, requestedAt: undefined };
  return { kind: 'testing', since: at, ...state.test, ...over, answering: true, answered: true };
}

/** What became of a test, by the configuration that the device then runs. */
export function endOutcome(
  { since, test, wanted }: StateOf<'ended'>,
  { changed, rebooted }: Found,
): ApplyOutcome {
  if (rebooted) return { kind: 'rebooted', changed };
  if (changed) return { kind: wanted === 'keep' ? 'kept' : 'kept-elsewhere' };
  if (wanted === 'revert') return { kind: 'reverted' };
  if (since + 1500 < test.endsAt) return { kind: 'reverted-elsewhere' };
  const linkFormed = !test.startedHere || test.linkCameBack || test.link === 'not-before';
  return { kind: 'fell-back', linkFormed, ...(!linkFormed && !test.answered && { unseen: true }) };
}
