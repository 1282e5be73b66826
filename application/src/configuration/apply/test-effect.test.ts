import type { LinkSample } from '@radiolink/domain/link';
import { ptpAccessPointStatus } from '@radiolink/domain/mothers';
import type { DeviceStatus } from '@radiolink/domain/status';
import { createEvent, createStore } from 'effector';
import { describe, expect, it } from 'vitest';
import type { Clock } from '../../clock/clock.port.ts';
import type { StatusModel } from '../../status/status.model.ts';
import type { ChangeMemory, TestedPrediction } from '../drafts/change-memory.port.ts';
import { STATES } from './apply-state.mother.ts';
import type { ApplyState } from './apply-state.ts';
import { createTestEffect } from './test-effect.ts';

const FORMED: ApplyState = { ...STATES.testing, link: 'formed', linkCameBack: true };
const DOWN: ApplyState = { ...STATES.testing, link: 'waiting' };
const linked = () => ptpAccessPointStatus({});
const unlinked = () => ptpAccessPointStatus({ wireless: { stations: [], stationCount: 0 } });

/** The link of a device whose status comes when the test says. */
function aLink(memory: ChangeMemory | null = null) {
  let now = 0;
  const arrived = createEvent<DeviceStatus | null>();
  const moved = createEvent<ApplyState>();
  const applyRequested = createEvent();
  const $status = createStore<DeviceStatus | null>(null).on(arrived, (_, status) => status);
  const $state = createStore<ApplyState>(STATES.idle).on(moved, (_, state) => state);
  const effect = createTestEffect({
    $state,
    status: { $status } as unknown as StatusModel,
    $memory: createStore<ChangeMemory | null>(memory, { skipVoid: false }),
    clock: { now: () => now } as Clock,
    applyRequested,
  });
  return {
    arrived,
    moved,
    /** The next statuses come this much later. */
    passed: (ms: number) => void (now += ms),
    sampled: () => effect.sampled({ kind: 'sample-link' }),
    before: () => effect.$before.getState(),
    comparison: () => effect.$comparison.getState(),
    expected: effect.expected,
    applyRequested,
    tested: () => effect.$tested.getState(),
  };
}

/** A link that was sampled before its test, and is not back yet. */
function inTest(memory: ChangeMemory | null = null) {
  const link = aLink(memory);
  link.arrived(linked());
  link.sampled();
  link.arrived(unlinked());
  link.moved(DOWN);
  return link;
}

describe('the link before a test', () => {
  it('the link before a test is the mean of its last readings', () => {
    const link = aLink();
    link.arrived(linked());
    link.sampled();
    expect(link.before()).toMatchObject({ link: { localSignalDbm: expect.any(Number) } });
    expect(link.before()?.stations).toHaveLength(1);
  });

  it('the link before a test is unknown before a status, and has no readings while nothing is linked', () => {
    const link = aLink();
    link.sampled();
    expect(link.before()).toBeNull();
    link.arrived(linked());
    link.arrived(unlinked());
    link.sampled();
    expect(link.before()).toEqual({ link: undefined, stations: [] });
  });

  it('counts the readings of its last minute, and their spread', () => {
    const link = aLink();
    for (let count = 0; count < 30; count += 1) link.arrived(withSignal(-90));
    link.passed(60_000);
    for (let count = 0; count < 30; count += 1) {
      link.arrived(withSignal(count % 2 === 0 ? -50 : -52));
      link.passed(1000);
    }
    link.sampled();
    expect(link.before()?.link?.localSignalDbm).toBe(-51);
    expect(link.before()?.spread?.localSignalDbm).toBe(1);
  });
});

/** A status with this signal at the local end. */
function withSignal(signal: number): DeviceStatus {
  const status = linked();
  const [station] = status.wireless.stations;
  if (station === undefined) throw new Error('The test needs a station.');
  return { ...status, wireless: { ...status.wireless, stations: [{ ...station, signalDbm: signal }] } };
}

describe('the effect of a test', () => {
  it('the effect of a test is known with the first status after the link is back', () => {
    const link = inTest();
    expect(link.comparison()).toBeNull();
    link.moved(FORMED);
    expect(link.comparison()).toBeNull();
    link.arrived(linked());
    expect(link.comparison()?.readings.map(({ quantity }) => quantity)).toContain('local-signal');
  });

  it('the effect of a test is no verdict after too few readings, and unchanged within the jitter of those before', () => {
    const local = (count: number) => {
      const link = aLink();
      for (let done = 0; done < count; done += 1) {
        link.arrived(withSignal(done % 2 === 0 ? -50 : -54));
        link.passed(1000);
      }
      link.sampled();
      link.arrived(unlinked());
      link.moved(DOWN);
      link.moved(FORMED);
      link.arrived(withSignal(-55));
      return link.comparison()?.readings[0];
    };
    expect(local(19)).toMatchObject({ quantity: 'local-signal', now: -55, verdict: undefined });
    expect(local(20)).toMatchObject({ quantity: 'local-signal', before: -52, now: -55, verdict: 'same' });
  });

  it('the effect of a test is unknown while the link is away, or the device does not answer here', () => {
    const link = inTest();
    link.arrived(linked());
    expect(link.comparison()).toBeNull();
    link.moved({ ...FORMED, answering: false } as ApplyState);
    link.arrived(linked());
    expect(link.comparison()).toBeNull();
  });

  it('the effect of a test goes when the link goes, stays with the outcome of the test, and goes with it', () => {
    const link = inTest();
    link.moved(FORMED);
    link.arrived(linked());
    link.moved(DOWN);
    link.arrived(unlinked());
    expect(link.comparison()).toBeNull();
    link.moved(FORMED);
    link.arrived(linked());
    expect(link.comparison()).not.toBeNull();
    const last = link.comparison();
    for (const state of [STATES.ended, STATES.done]) {
      link.moved(state);
      link.arrived(unlinked());
      expect(link.comparison()).toBe(last);
    }
    link.moved(STATES.idle);
    expect(link.comparison()).toBeNull();
  });

  it.each([STATES.writing, STATES.restarting, STATES.checking])(
    'the effect of a test is not that of the apply after it: $kind',
    next => {
      const link = inTest();
      link.moved(FORMED);
      link.arrived(linked());
      link.moved(STATES.done);
      expect(link.comparison()).not.toBeNull();
      link.moved(next);
      expect(link.comparison()).toBeNull();
    },
  );

  it('the effect of a test is the same object while nothing changes', () => {
    const link = inTest();
    link.moved(FORMED);
    link.arrived(linked());
    const first = link.comparison();
    link.arrived(linked());
    expect(link.comparison()).toBe(first);
  });

  it('the effect of a test is unknown where nothing was measured before', () => {
    const link = aLink();
    link.moved(FORMED);
    link.arrived(linked());
    expect(link.comparison()).toBeNull();
  });

  const remembered = (endsAt: number): ChangeMemory => ({
    test: {
      since: 0,
      endsAt,
      before: {
        link: { localSignalDbm: -80, remoteSignalDbm: -80, downlinkCapacityKbps: 1, uplinkCapacityKbps: 1 },
        stations: [],
      } satisfies LinkSample as never,
    },
  });

  it('the effect of a test that was joined is held against what this browser remembers of it', () => {
    const link = aLink(remembered(STATES.testing.endsAt));
    link.moved({ ...FORMED, startedHere: false } as ApplyState);
    link.arrived(linked());
    expect(link.comparison()?.readings[0]?.before).toBe(-80);
  });

  it('the effect of a test that was begun here is held against what this page has measured', () => {
    const link = inTest(remembered(STATES.testing.endsAt));
    link.moved(FORMED);
    link.arrived(linked());
    expect(link.comparison()?.readings[0]?.before).not.toBe(-80);
  });

  it('the effect of a test of another test than the remembered one is unknown', () => {
    const link = inTest(remembered(STATES.testing.endsAt + 60_000));
    link.moved({ ...FORMED, startedHere: false } as ApplyState);
    link.arrived(linked());
    expect(link.comparison()).toBeNull();
  });
});

describe('what is expected of a tested change', () => {
  const EXPECTED: TestedPrediction = {
    ratio: 'CINR',
    figures: [{ quantity: 'local-signal', now: -50, expected: -60, low: -62, high: -58 }],
  };
  const joined: ApplyState = { ...FORMED, startedHere: false };
  const known = (endsAt: number): ChangeMemory => ({ test: { since: 0, endsAt, expected: EXPECTED } });

  it('what is expected of a tested change is what was expected when it was sent', () => {
    const link = aLink();
    expect(link.tested()).toBeNull();
    link.applyRequested();
    link.expected(EXPECTED);
    link.moved(STATES.testing);
    expect(link.tested()).toBe(EXPECTED);
    link.applyRequested();
    expect(link.tested()).toBeNull();
  });

  it('what is expected of a tested change outlives the page, to the outcome of the test', () => {
    const link = aLink(known(STATES.testing.endsAt));
    expect(link.tested()).toBeNull();
    link.moved(joined);
    link.moved({ ...joined, endsAt: joined.endsAt + 1000 });
    link.moved(STATES.ended);
    link.moved(STATES.done);
    expect(link.tested()).toEqual(EXPECTED);
  });

  it('what is expected of a tested change is unknown of the test of another session', () => {
    const link = aLink(known(STATES.testing.endsAt + 60_000));
    link.moved(joined);
    expect(link.tested()).toBeNull();
  });
});
