import { describe, expect, it } from 'vitest';
import { sessionStoreOf } from '../session/session-store.mother.ts';
import { isRemoteUpgrading, rememberedUpgrade, rememberUpgrade } from './upgrade-memory.ts';
import type { UpgradeJob, UpgradeState } from './upgrade-state.ts';

const JOB: UpgradeJob = { from: 'WA.v8.7.18', version: 'WA.v8.7.19', since: 1000, seconds: 200 };
const STATES: Readonly<Record<string, UpgradeState>> = {
  idle: { kind: 'idle' },
  sending: { kind: 'sending', source: 'file', percent: 10 },
  ready: { kind: 'ready', version: 'WA.v8.7.19', thirdParty: false },
  starting: { kind: 'starting', job: JOB },
  away: { kind: 'away', job: JOB, wasGone: true, at: 2000 },
  back: { kind: 'back', job: JOB },
  done: { kind: 'done', version: 'WA.v8.7.19', job: JOB },
  failed: { kind: 'failed', problem: { kind: 'not-restarted', job: JOB } },
};
const after = (...states: readonly string[]) => {
  const { store } = sessionStoreOf();
  for (const state of states) rememberUpgrade(store, STATES[state]!);
  return store;
};

describe('the installation that a tab remembers', () => {
  it.each(['away', 'back'])(
    'the installation that a tab remembers is the one of a device that is %s',
    state => {
      expect(rememberedUpgrade(after(state))).toEqual(JOB);
    },
  );

  it.each(['idle', 'sending', 'ready', 'starting'])(
    'the installation that a tab remembers is none while it is %s',
    state => {
      expect(rememberedUpgrade(after(state))).toBeUndefined();
    },
  );

  it.each(['done', 'failed', 'idle'])(
    'the installation that a tab remembers is over once it is %s',
    state => {
      expect(rememberedUpgrade(after('away', 'back', state))).toBeUndefined();
    },
  );

  it('outlives the session, which the restart ends', () => {
    const store = after('away');
    store.clear();
    expect(rememberedUpgrade(store)).toEqual(JOB);
  });

  it('the installation that a tab remembers may be of an image without a version', () => {
    const { store } = sessionStoreOf();
    const job = { ...JOB, version: undefined };
    rememberUpgrade(store, { kind: 'away', job, wasGone: false, at: 2000 });
    expect(rememberedUpgrade(store)).toEqual({ from: JOB.from, since: 1000, seconds: 200 });
  });

  it('the installation that a tab remembers is written when it changes alone, not at each look', () => {
    const { store } = sessionStoreOf();
    let writes = 0;
    const counting = { get: store.get, set: (values: object) => ((writes += 1), store.set(values)) };
    rememberUpgrade(counting, STATES['away']!);
    rememberUpgrade(counting, { ...STATES['away']!, at: 4000 } as UpgradeState);
    rememberUpgrade(counting, STATES['back']!);
    expect(writes).toBe(1);
    rememberUpgrade(counting, STATES['done']!);
    rememberUpgrade(counting, STATES['idle']!);
    expect(writes).toBe(2);
  });

  it.each([
    '',
    'no JSON',
    'null',
    '7',
    '[]',
    '{}',
    '{"from":"a","since":null,"seconds":200}',
    '{"from":"a","since":1,"seconds":"200"}',
    '{"from":7,"since":1,"seconds":200}',
    '{"from":"a","version":7,"since":1,"seconds":200}',
  ])('the installation that a tab remembers is none of %j', upgrade => {
    expect(rememberedUpgrade(sessionStoreOf({ upgrade }).store)).toBeUndefined();
  });
});

describe('the installation on a remote device', () => {
  const upgrade = { version: 1, mac: '02:00:00:00:00:21', name: 'Mill-ST', job: JOB } as const;
  it.each([
    ['is under way while the device is away', undefined, 2000, true],
    ['is under way while the device reports its old version', 'v8.7.18', 2000, true],
    ['is over when the device reports the new version', 'v8.7.19', 2000, false],
    ['is given up after twice its time', undefined, 401_001, false],
  ])('the installation on a remote device %s', (_, running, now, is) => {
    expect(isRemoteUpgrading(upgrade, running, now)).toBe(is);
  });
});
