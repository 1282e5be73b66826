import { describe, expect, it } from 'vitest';
import {
  isOverdue,
  isUpgrading,
  NO_UPGRADE,
  nextUpgrade,
  type UpgradeEvent,
  type UpgradeState,
} from './upgrade-state.ts';

const JOB = { from: 'v8.7.18', version: 'v8.7.19', since: 1_000_000, seconds: 200 };
const LOST = { kind: 'network', reason: 'unreachable', message: 'No response.' } as const;
const REFUSED = { kind: 'device-api', error: 'Bad', message: 'Bad', detail: '', statusCode: 200 } as const;
const SENDING: UpgradeState = { kind: 'sending', source: 'file', percent: 50 };
const AWAY: UpgradeState = { kind: 'away', job: JOB, wasGone: false, at: JOB.since };
const GONE: UpgradeState = { ...AWAY, wasGone: true };
const after = (seconds: number) => JOB.since + seconds * 1000;
const look = (seconds: number, answered: boolean, uptimeSeconds?: number): UpgradeEvent => ({
  kind: 'looked',
  at: after(seconds),
  answered,
  uptimeSeconds,
});
const read = (running: string, seconds = 100, uptimeSeconds?: number): UpgradeEvent => ({
  kind: 'version-read',
  at: after(seconds),
  running,
  uptimeSeconds,
});

describe('a firmware upgrade', () => {
  it('a firmware upgrade goes from the file to the confirmed version', () => {
    const events: readonly UpgradeEvent[] = [
      { kind: 'begun', source: 'file' },
      { kind: 'progressed', percent: 40 },
      { kind: 'delivered', version: 'v8.7.19' },
      { kind: 'installing', job: { ...JOB, since: 0 } },
      { kind: 'accepted', at: JOB.since },
      look(5, true, 90_000),
      look(10, false),
      look(120, true, 20),
      read('v8.7.19'),
      { kind: 'dismissed' },
    ];
    const states = events.reduce<readonly UpgradeState[]>(
      (all, event) => [...all, nextUpgrade(all.at(-1) ?? NO_UPGRADE, event)],
      [],
    );
    expect(states.map(({ kind }) => kind)).toEqual([
      'sending',
      'sending',
      'ready',
      'starting',
      'away',
      'away',
      'away',
      'back',
      'done',
      'idle',
    ]);
    expect(states.filter(isUpgrading).map(({ kind }) => kind)).toEqual([
      'sending',
      'sending',
      'starting',
      'away',
      'away',
      'away',
      'back',
    ]);
  });

  it('an image that is ready is put away by the page, and found again on the device by the next visit', () => {
    const waiting = { kind: 'waiting', version: 'v8.7.19' } as const;
    const ready = nextUpgrade(NO_UPGRADE, { kind: 'joined', stage: waiting });
    expect(nextUpgrade(ready, { kind: 'dismissed' })).toEqual(NO_UPGRADE);
    expect(nextUpgrade(NO_UPGRADE, { kind: 'joined', stage: waiting })).toEqual(ready);
    expect(nextUpgrade(SENDING, { kind: 'dismissed' })).toBe(SENDING);
  });

  it.each([10, 50, 90])('a firmware upgrade that loses the connection at %d % says where', percent => {
    const state = nextUpgrade({ ...SENDING, percent }, { kind: 'broken', failure: LOST, message: '' });
    expect(state).toEqual({ kind: 'failed', problem: { kind: 'lost', percent, source: 'file' } });
  });

  it('keeps the words of a device that refuses the image, or the installation', () => {
    expect(nextUpgrade(SENDING, { kind: 'broken', failure: REFUSED, message: 'Bad' })).toMatchObject({
      problem: { kind: 'refused', failure: REFUSED },
    });
    const starting: UpgradeState = { kind: 'starting', job: JOB };
    expect(nextUpgrade(starting, { kind: 'rejected', failure: REFUSED, message: 'Bad' })).toMatchObject({
      problem: { kind: 'not-started', failure: REFUSED },
    });
  });

  it('a firmware upgrade is back by an uptime shorter than the wait, without having been seen gone', () => {
    expect(nextUpgrade(AWAY, look(60, true, 20)).kind).toBe('back');
  });

  it('a firmware upgrade is back when it was gone, from a device that does not report its uptime', () => {
    expect(nextUpgrade(AWAY, look(5, true)).kind).toBe('away');
    expect(nextUpgrade(GONE, look(60, true)).kind).toBe('back');
  });

  it('a firmware upgrade that lost its power comes back as it was', () => {
    expect(nextUpgrade({ kind: 'back', job: JOB }, read('v8.7.18'))).toMatchObject({
      kind: 'failed',
      problem: { kind: 'unchanged', running: 'v8.7.18' },
    });
  });

  it('a firmware upgrade that does not restart is over after the time that it should have taken', () => {
    expect(nextUpgrade(AWAY, look(190, true, 90_000)).kind).toBe('away');
    expect(nextUpgrade(AWAY, look(201, true, 90_000))).toMatchObject({ problem: { kind: 'not-restarted' } });
  });

  it('a firmware upgrade that never returns is overdue after twice its time, and is still waited for', () => {
    const late = nextUpgrade(GONE, look(401, false));
    expect([isOverdue(nextUpgrade(GONE, look(399, false))), isOverdue(late)]).toEqual([false, true]);
    expect(nextUpgrade(late, look(900, true, 30)).kind).toBe('back');
  });

  it('a firmware upgrade is taken up again by a page that is loaded anew, before or after the restart', () => {
    const taken = nextUpgrade(NO_UPGRADE, { kind: 'restored', job: JOB, at: after(1) });
    expect(nextUpgrade(taken, read('v8.7.18', 2, 90_000)).kind).toBe('away');
    expect(nextUpgrade(taken, read('v8.7.18', 100, 20))).toMatchObject({ problem: { kind: 'unchanged' } });
    expect(nextUpgrade(taken, read('v8.7.19', 100, 20)).kind).toBe('done');
  });

  it('a firmware upgrade of another session is followed, and never overrules the own one', () => {
    const working = nextUpgrade(NO_UPGRADE, { kind: 'joined', stage: { kind: 'working', percent: 30 } });
    expect(working).toEqual({ kind: 'sending', source: 'other', percent: 30 });
    const waiting = { kind: 'waiting', version: 'v8.7.19' } as const;
    expect(nextUpgrade(working, { kind: 'joined', stage: waiting })).toEqual({
      kind: 'ready',
      version: 'v8.7.19',
      thirdParty: false,
    });
    expect(nextUpgrade(working, { kind: 'joined', stage: { kind: 'none' } })).toEqual(NO_UPGRADE);
    expect(nextUpgrade(SENDING, { kind: 'joined', stage: { kind: 'none' } })).toBe(SENDING);
  });

  it('a firmware upgrade without a reported version is done by any other one', () => {
    const back: UpgradeState = { kind: 'back', job: { ...JOB, version: undefined } };
    expect(nextUpgrade(back, read('v9.0.0')).kind).toBe('done');
    expect(nextUpgrade(back, read('v8.7.18')).kind).toBe('failed');
  });

  it('a firmware upgrade cannot be begun, cancelled or discarded out of turn', () => {
    expect(nextUpgrade(AWAY, { kind: 'begun', source: 'file' })).toBe(AWAY);
    expect(nextUpgrade(AWAY, { kind: 'cancelled' })).toBe(AWAY);
    expect(nextUpgrade(AWAY, { kind: 'discarded' })).toBe(AWAY);
    expect(nextUpgrade(NO_UPGRADE, { kind: 'installing', job: JOB })).toBe(NO_UPGRADE);
    expect(nextUpgrade(SENDING, { kind: 'cancelled' })).toEqual(NO_UPGRADE);
  });
});
