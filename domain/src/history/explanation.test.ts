import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { message } from '../errors/index.ts';
import { explain } from './explanation.ts';
import { greatestChange } from './change-point.ts';
import { type HistoryEvent, remoteEvents } from './history-event.ts';
import type { HistorySample, HistoryValues } from './history-sample.ts';
import { joinHistory } from './device-history.ts';

const AT = 1_700_000_040_000;
const MINUTE = 60_000;
const QUIET: HistoryValues = {
  'local-signal': -55,
  'remote-signal': -56,
  'local-ratio': 30,
  'remote-ratio': 30,
  'downlink-capacity': 300_000,
  'uplink-capacity': 200_000,
  'downlink-throughput': 40_000,
  airtime: 30,
  'port-speed': 1000,
};

/** Two hours around the time, a sample each minute, wavering by half a unit; what differs from the time on. */
function hours(after: HistoryValues, more: Partial<HistorySample> = {}): readonly HistorySample[] {
  return Array.from({ length: 120 }, (_, minute): HistorySample => {
    const at = AT + (minute - 60) * MINUTE;
    const values = { ...QUIET, ...(at >= AT ? after : {}) };
    const wavering = Object.entries(values).map(([name, value]) => [
      name,
      name === 'port-speed' ? value : value + ((minute % 3) - 1) * 0.4,
    ]);
    return { at, values: Object.fromEntries(wavering), band: '5', ...more };
  });
}

const event = (kind: HistoryEvent['kind'], minutes = 0): HistoryEvent => ({
  at: AT + minutes * MINUTE,
  kind,
  message: message('Something happened.'),
});
const explained = (samples: readonly HistorySample[], events: readonly HistoryEvent[] = [], picked = AT) =>
  explain(
    joinHistory({ samples, intervalMs: MINUTE }, { samples: [], intervalMs: 5 * MINUTE }, events),
    picked,
  );
const LOSS: HistoryValues = { 'local-signal': -64, 'remote-signal': -65, 'downlink-capacity': 200_000 };

describe('the first sentence', () => {
  it.each([
    ['port', { 'port-speed': 100 }, []],
    ['antenna', LOSS, []],
    ['interference', { 'local-ratio': 20, 'uplink-capacity': 100_000 }, []],
    ['overload', { airtime: 96, 'downlink-throughput': 190_000 }, []],
    ['firmware', { 'downlink-capacity': 200_000 }, [event('firmware', -2)]],
    ['configuration', { 'downlink-capacity': 200_000 }, [event('configuration', -1)]],
    ['channel', { 'downlink-capacity': 200_000 }, [event('channel')]],
    ['power', { ...LOSS, 'remote-signal': -56, 'remote-power': 8 }, []],
    ['chain', { 'local-chains': 12 }, []],
    ['radar', {}, [event('radar')]],
    ['remote-event', {}, [...remoteEvents([event('reboot')], 'Mill-ST'), event('link-lost')]],
    ['remote-event', { 'downlink-capacity': 200_000 }, remoteEvents([event('configuration', -1)], 'Mill-ST')],
    ['reboot', {}, [event('reboot'), event('link-lost')]],
    ['outage', {}, [event('link-lost')]],
  ] as const)('names the cause: %s', (kind, after, events) => {
    const before = hours(after).map(sample =>
      sample.at < AT
        ? { ...sample, values: { ...sample.values, 'remote-power': 18, 'local-chains': 1 } }
        : { ...sample, values: { 'remote-power': 18, 'local-chains': 1, ...sample.values } },
    );
    expect(explained(before, events).causes[0]?.kind).toBe(kind);
  });

  it('names rain on 60 GHz alone, and where it fell or the signal wavers', () => {
    const sixty = hours(LOSS, { band: '60' });
    expect(explained(sixty).causes[0]?.kind).toBe('antenna');
    expect(explained(sixty, [event('rain', -20)]).causes[0]?.kind).toBe('rain');
    expect(explained(hours(LOSS), [event('rain', -20)]).causes[0]?.kind).toBe('antenna');
  });

  it('says how much of the loss the measured rain explains, and what else to check where it does not', () => {
    const rainOf = (millimetres: number): HistoryEvent => ({
      ...event('rain', -20),
      message: message('Rain: {millimetres} mm in an hour', { millimetres }),
    });
    const at1km = hours({ ...LOSS, distance: 1000 }, { band: '60' });
    const heavy = explained(at1km, [rainOf(20)]).causes[0];
    expect(heavy?.message.values).toMatchObject({ loss: 9, rain: 20, low: 8, high: 9 });
    expect(heavy?.advice.key).toContain('No repair needed');
    const light = explained(at1km, [rainOf(1)]).causes[0];
    expect(light?.message.values).toMatchObject({ loss: 9, rain: 1, low: 1, high: 1 });
    expect(light?.advice.key).toContain('does not explain all of it');
    const noDistance = explained(hours(LOSS, { band: '60' }), [rainOf(20)]).causes[0];
    expect(noDistance?.message.key).toBe('Rain fade: signal dropped {loss} dB at both ends.');
  });

  it('names the station that moved, not the access point', () => {
    const stations = (minute: number) =>
      Object.fromEntries(
        ['a', 'b', 'c', 'd'].map(mac => [
          mac,
          {
            name: `Station ${mac}`,
            localDbm: -60 - (mac === 'b' && minute >= 60 ? 9 : 0) + (minute % 2),
            remoteDbm: -61 - (mac === 'b' && minute >= 60 ? 9 : 0) + (minute % 2),
          },
        ]),
      );
    const samples = hours({}).map((sample, minute) => ({ ...sample, stations: stations(minute) }));
    const { causes } = explained(samples);
    expect(causes[0]?.kind).toBe('station');
    expect(causes[0]?.message.values).toMatchObject({ station: 'Station b', loss: 9 });
  });

  it('claims no cause on a quiet day, at any time', () => {
    assert(
      property(integer({ min: -50, max: 50 }), minutes => {
        expect(explained(hours({}), [], AT + minutes * MINUTE).causes).toEqual([]);
      }),
    );
  });

  it('claims none for an event that lies an hour off', () => {
    expect(explained(hours({}), [event('radar', -55)]).causes).toEqual([]);
  });

  it('says so where there are too few samples for a verdict, or none on one side', () => {
    const few = hours(LOSS).filter((_, place) => place % 12 === 0);
    expect(explained(few).headline.key).toBe('Not enough data before this time to compare.');
    expect(explained(hours({}), [], AT + 70 * MINUTE).headline.key).toBe(
      'There are no samples after this time.',
    );
  });

  it('says that no cause is in the record where readings got worse without one', () => {
    expect(explained(hours({ 'downlink-capacity': 200_000 })).headline.key).toBe(
      'Performance degraded. No cause found in the recorded data.',
    );
  });

  it('finds the change up to eight minutes beside a picked time, whatever changed', () => {
    assert(
      property(
        integer({ min: -8, max: 8 }),
        constantFrom<HistoryValues>(LOSS, { 'port-speed': 100 }, { airtime: 96 }),
        (minutes, after) => {
          const { at, around } = explained(hours(after), [], AT + minutes * MINUTE);
          expect(Math.abs(at - AT)).toBeLessThanOrEqual(2 * MINUTE);
          expect(around.changes[0]?.weight).toBeGreaterThan(1);
        },
      ),
    );
  });

  it('the first sentence is sorted by what changed most against its spread', () => {
    const { changes } = explained(hours(LOSS)).around;
    const weights = changes.map(({ weight }) => weight);
    expect(weights).toEqual(weights.toSorted((one, other) => other - one));
    expect(changes[0]?.verdict).toBe('worse');
  });
});

describe('the greatest change of a record', () => {
  it('the greatest change of a record is where the readings stepped', () => {
    expect(Math.abs((greatestChange(hours(LOSS)) ?? 0) - AT)).toBeLessThanOrEqual(2 * MINUTE);
  });

  it('the greatest change of a record is none on a quiet day', () => {
    expect(greatestChange(hours({}))).toBeUndefined();
  });
});
