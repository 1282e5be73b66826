import { message } from '@radiolink/domain/errors';
import { type ApplyState, IDLE, type RunningTest } from './apply-state.ts';

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
