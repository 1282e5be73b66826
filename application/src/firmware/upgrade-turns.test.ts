import { describe, expect, it } from 'vitest';
import { LOST } from '../fetching/held-call.mother.ts';
import {
  isOverdue,
  isUpgrading,
  nextUpgrade,
  type UpgradeEvent,
  type UpgradeJob,
  type UpgradeState,
} from './upgrade-state.ts';

const JOB: UpgradeJob = { from: 'WA.v8.7.18', version: 'WA.v8.7.19', since: 1000, seconds: 200 };
const STATES = {
  idle: { kind: 'idle' },
  sending: { kind: 'sending', source: 'file', percent: 10 },
  ready: { kind: 'ready', version: 'WA.v8.7.19', thirdParty: false },
  starting: { kind: 'starting', job: JOB },
  away: { kind: 'away', job: JOB, wasGone: false, at: 2000 },
  back: { kind: 'back', job: JOB },
  done: { kind: 'done', version: 'WA.v8.7.19', job: JOB },
  failed: { kind: 'failed', problem: { kind: 'not-restarted', job: JOB } },
} as const satisfies Record<string, UpgradeState>;
type Kind = keyof typeof STATES;

const EVENTS: { readonly [Name in UpgradeEvent['kind']]: Extract<UpgradeEvent, { kind: Name }> } = {
  begun: { kind: 'begun', source: 'server' },
  progressed: { kind: 'progressed', percent: 50 },
  delivered: { kind: 'delivered', version: 'WA.v8.7.19' },
  broken: { kind: 'broken', failure: LOST, message: 'No response.' },
  cancelled: { kind: 'cancelled' },
  joined: { kind: 'joined', stage: { kind: 'working', percent: 5 } },
  discarded: { kind: 'discarded' },
  installing: { kind: 'installing', job: JOB },
  accepted: { kind: 'accepted', at: 3000 },
  rejected: { kind: 'rejected', failure: LOST, message: 'No response.' },
  restored: { kind: 'restored', job: JOB, at: 3000 },
  looked: { kind: 'looked', at: 3000, answered: false, uptimeSeconds: undefined },
  'version-read': { kind: 'version-read', at: 3000, running: 'WA.v8.7.19', uptimeSeconds: 1 },
  dismissed: { kind: 'dismissed' },
  forgotten: { kind: 'forgotten' },
};

/** Where each event leads to, from the states in which it has a place. */
const TURNS: Readonly<Record<UpgradeEvent['kind'], Partial<Record<Kind, Kind>>>> = {
  begun: { idle: 'sending', ready: 'sending', done: 'sending', failed: 'sending' },
  progressed: { sending: 'sending' },
  delivered: { sending: 'ready' },
  broken: { sending: 'failed' },
  cancelled: { sending: 'idle' },
  joined: { idle: 'sending' },
  discarded: { ready: 'idle' },
  installing: { ready: 'starting' },
  accepted: { starting: 'away' },
  rejected: { starting: 'failed' },
  restored: { idle: 'away' },
  looked: { away: 'away' },
  'version-read': { away: 'done', back: 'done' },
  dismissed: { ready: 'idle', done: 'idle', failed: 'idle' },
  forgotten: {
    sending: 'idle',
    ready: 'idle',
    starting: 'idle',
    away: 'idle',
    back: 'idle',
    done: 'idle',
    failed: 'idle',
  },
};

describe('every event of an upgrade in every state', () => {
  const rows = Object.values(EVENTS).flatMap(event =>
    Object.values(STATES).map(state => [event.kind, state.kind, TURNS[event.kind][state.kind]] as const),
  );

  it.each(rows)('%s while %s leads to %s', (event, state, target) => {
    const next = nextUpgrade(STATES[state], EVENTS[event]);
    // The very same state is none that it leads to.
    expect(next === STATES[state] ? undefined : next.kind).toBe(target);
  });
});

describe('a device that is away', () => {
  const away = STATES.away;
  const looked = (at: number, uptimeSeconds: number | undefined, answered = true): UpgradeState =>
    nextUpgrade(away, { kind: 'looked', at, answered, uptimeSeconds });

  it('a device that is away is back where its uptime is shorter than the time since, with three seconds to spare', () => {
    expect(looked(61_000, 62).kind).toBe('back');
    expect(looked(61_000, 63).kind).toBe('away');
  });

  it('a device that is away is back where it was gone and reports no uptime, and not before it was gone', () => {
    expect(looked(61_000, undefined).kind).toBe('away');
    const gone = nextUpgrade(away, { kind: 'looked', at: 3000, answered: false, uptimeSeconds: undefined });
    expect(
      nextUpgrade(gone, { kind: 'looked', at: 5000, answered: true, uptimeSeconds: undefined }).kind,
    ).toBe('back');
  });

  it('a device that is away has not restarted where it still runs after all the time that it should have taken', () => {
    expect(looked(201_000, 9000)).toMatchObject({ kind: 'away', at: 201_000 });
    expect(looked(201_001, 9000)).toMatchObject({ kind: 'failed', problem: { kind: 'not-restarted' } });
  });

  it('a device that is away is waited for without end while it does not answer, and overdue after twice its time', () => {
    const late = (at: number) => looked(at, undefined, false);
    expect([isOverdue(late(401_000)), isOverdue(late(401_001))]).toEqual([false, true]);
    expect(late(10_000_000).kind).toBe('away');
    expect(isOverdue(STATES.back)).toBe(false);
  });
});

describe('the version after a restart', () => {
  const read = (running: string, version: string | undefined, uptimeSeconds = 1): UpgradeState =>
    nextUpgrade(
      { kind: 'back', job: { ...JOB, version } },
      { kind: 'version-read', at: 90_000, running, uptimeSeconds },
    );

  it('the version after a restart is that of the image, however it is written', () => {
    expect(read('v8.7.19', 'WA.ar934x.v8.7.19.48279.250811.0636').kind).toBe('done');
    expect(read('WA.v8.7.19', 'WA.v8.7.19').kind).toBe('done');
  });

  it('the version after a restart is another one where the device fell back to its old firmware', () => {
    expect(read('WA.v8.7.18', 'WA.v8.7.19')).toMatchObject({
      kind: 'failed',
      problem: { kind: 'unchanged', running: 'WA.v8.7.18' },
    });
  });

  it('the version after a restart is judged by its change alone where the image or the device has no version', () => {
    expect(read('custom build', undefined).kind).toBe('done');
    expect(read('WA.v8.7.18', undefined).kind).toBe('failed');
  });
});

describe('an image that breaks off', () => {
  const brokenBy = (failure: Extract<UpgradeEvent, { kind: 'broken' }>['failure']) =>
    nextUpgrade(STATES.sending, { kind: 'broken', failure, message: 'words' });

  it('an image that breaks off is lost with the connection, at its percent', () => {
    expect(brokenBy(LOST)).toMatchObject({ problem: { kind: 'lost', percent: 10, source: 'file' } });
  });

  it.each([
    ['the device refuses it', { kind: 'device-api', error: 'Bad', message: '', detail: '', statusCode: 200 }],
    ['the answer cannot be read', { kind: 'network', reason: 'malformed', message: '' }],
    ['the program is at fault', null],
  ] as const)('an image that breaks off is refused where %s', (_, failure) => {
    expect(brokenBy(failure as never)).toMatchObject({ problem: { kind: 'refused', message: 'words' } });
  });
});

describe('a device that must not be disturbed', () => {
  it.each([
    ['idle', false],
    ['sending', true],
    ['ready', false],
    ['starting', true],
    ['away', true],
    ['back', true],
    ['done', false],
    ['failed', false],
  ] as const)('a device that must not be disturbed while %s: %s', (kind, busy) => {
    expect(isUpgrading(STATES[kind])).toBe(busy);
  });
});

describe('the image of another session', () => {
  const others: UpgradeState = { kind: 'sending', source: 'other', percent: 5 };
  const joined = (stage: Extract<UpgradeEvent, { kind: 'joined' }>['stage']) =>
    nextUpgrade(others, { kind: 'joined', stage });

  it('the image of another session is followed to its check, and says whether it is of another manufacturer', () => {
    expect(joined({ kind: 'working', percent: 60 })).toMatchObject({ source: 'other', percent: 60 });
    expect(joined({ kind: 'waiting', version: 'WA.v8.7.19', thirdParty: true })).toEqual({
      kind: 'ready',
      version: 'WA.v8.7.19',
      thirdParty: true,
    });
  });

  it('the image of another session is over where the device has none any more', () => {
    expect(joined({ kind: 'none' })).toEqual({ kind: 'idle' });
  });
});
