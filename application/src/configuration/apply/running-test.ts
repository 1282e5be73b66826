import { message } from '@radiolink/domain/errors';
import { type ApplyState, type RunningTest, type StateOf, TEST_MS } from './apply-state.ts';
import { ended } from './test-end.ts';

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

/**
 * The device counts the revert time in whole seconds and reports it rounded: the earlier of two ends holds
 * except for a second.
 */
export const resynchronised = (known: number, reported: number): number =>
  Math.abs(known - reported) <= 1500 ? known : reported;

/** The user wants the test kept or reverted. Once is enough. */
export function requested(state: StateOf<'testing'>, request: 'keep' | 'revert', at: number): ApplyState {
  if (state.request !== undefined) return state;
  const asking = { ...state, request, requestedAt: at, failure: undefined };
  // Its time is over, which a page that slept has missed: there is nothing left to keep or to revert.
  return at >= state.endsAt ? ended(asking, at) : asking;
}

/** A request that the device has not received by now is taken back. */
export function unlessUnheard(state: StateOf<'testing'>, at: number): StateOf<'testing'> {
  if (state.requestedAt === undefined || at - state.requestedAt < UNHEARD_MS) return state;
  return { ...state, request: undefined, requestedAt: undefined, failure: UNHEARD };
}
