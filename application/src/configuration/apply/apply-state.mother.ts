import { message } from '@radiolink/domain/errors';
import { type StateEvent, type ApplyState, IDLE, type RunningTest } from './apply-state.ts';

export const NOW = 1_000_000;
export const words = message('The device says no.');
const none = { newAddress: undefined, linkBefore: true } as const;
const notTaken = { newAddressTaken: false } as const;

export const test: RunningTest = {
  endsAt: NOW + 200_000,
  startedHere: true,
  answering: true,
  answered: true,
  newAddress: undefined,
  newAddressAnswers: false,
  ...notTaken,
  link: 'waiting',
  linkCameBack: false,
  request: undefined,
  requestedAt: undefined,
  failure: undefined,
};

/** Each state, as it may be found; the time is `NOW`. */
export const STATES = {
  idle: IDLE,
  writing: { kind: 'writing', mode: 'test', since: NOW - 1000, ...none, ...notTaken },
  checking: {
    kind: 'checking',
    mode: 'save',
    since: NOW - 20_000,
    ...none,
    words,
    wasSilent: false,
    givenUpAt: NOW + 340_000,
    newAddressAnswers: false,
    ...notTaken,
  },
  restarting: {
    kind: 'restarting',
    mode: 'save',
    since: NOW - 20_000,
    until: NOW + 80_000,
    wasSilent: true,
    givenUpAt: NOW + 200_000,
    newAddress: 'http://192.0.2.7',
    newAddressAnswers: false,
    ...notTaken,
  },
  testing: { kind: 'testing', since: NOW - 40_000, ...test },
  ended: {
    kind: 'ended',
    since: NOW - 20_000,
    test,
    wanted: undefined,
    wasSilent: false,
    settlesAt: NOW - 5000,
    givenUpAt: NOW + 320_000,
  },
  done: { kind: 'done', at: NOW - 60_000, outcome: { kind: 'saved' } },
} as const satisfies Readonly<Record<ApplyState['kind'], ApplyState>>;

/** Each event, at `NOW`. */
export const EVENTS = {
  'apply-requested': { kind: 'apply-requested', at: NOW, mode: 'test', ...none },
  'test-ruled-out': { kind: 'test-ruled-out', at: NOW, words },
  written: { kind: 'written', at: NOW, restartMs: 100_000, testMs: 240_000 },
  refused: { kind: 'refused', at: NOW, words },
  'held-back': { kind: 'held-back', at: NOW, words },
  conflicts: { kind: 'conflicts', at: NOW, count: 2 },
  unclear: { kind: 'unclear', at: NOW, words },
  'test-seen': { kind: 'test-seen', at: NOW, secondsLeft: 120 },
  'other-test-seen': { kind: 'other-test-seen', at: NOW, secondsLeft: 230 },
  'no-test-seen': { kind: 'no-test-seen', at: NOW },
  silent: { kind: 'silent', at: NOW },
  'link-seen': { kind: 'link-seen', at: NOW, link: 'formed' },
  'new-address-taken': { kind: 'new-address-taken', at: NOW },
  'new-address-answered': { kind: 'new-address-answered', at: NOW },
  'keep-requested': { kind: 'keep-requested', at: NOW },
  'revert-requested': { kind: 'revert-requested', at: NOW },
  'request-done': { kind: 'request-done', at: NOW },
  'request-failed': { kind: 'request-failed', at: NOW, words },
  'configuration-known': { kind: 'configuration-known', at: NOW, changed: true, rebooted: false },
  'found-over': { kind: 'found-over', at: NOW, changed: false, rebooted: false },
  'found-forgotten': { kind: 'found-forgotten', at: NOW },
  'outcome-found': { kind: 'outcome-found', at: NOW, doneAt: NOW, outcome: { kind: 'saved' } },
  'second-passed': { kind: 'second-passed', at: NOW },
  woke: { kind: 'woke', at: NOW + 600_000 },
  dismissed: { kind: 'dismissed', at: NOW },
} as const satisfies Readonly<Record<StateEvent['kind'], StateEvent>>;
