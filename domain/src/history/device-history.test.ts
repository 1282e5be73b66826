import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { message } from '../errors/index.ts';
import { type HistoryEvent, remoteEvents } from './history-event.ts';
import { joinHistory } from './device-history.ts';

const AT = 1_700_000_000_000;
const MINUTE = 60_000;
const sample = (minutes: number, dbm = -60) => ({
  at: AT + minutes * MINUTE,
  values: { 'local-signal': dbm },
});
const reboot = (minutes: number): HistoryEvent => ({
  at: AT + minutes * MINUTE,
  kind: 'reboot',
  message: message('The device rebooted.'),
});
const seen = (...minutes: readonly number[]) => ({
  samples: minutes.map(minute => sample(minute)),
  intervalMs: MINUTE,
});
const NO_RECORD = { samples: [], intervalMs: 5 * MINUTE };

describe('the time axis', () => {
  it('shows what the page saw where the device recorded the same time', () => {
    const recorded = { samples: [sample(1, -70), sample(30, -71)], intervalMs: 5 * MINUTE };
    const { samples } = joinHistory(seen(0, 1, 2), recorded, []);
    expect(samples.map(({ values }) => values['local-signal'])).toEqual([-60, -60, -60, -71]);
  });

  it('the time axis has a gap where a sample is missing, and says whether the device rebooted in it', () => {
    const { gaps } = joinHistory(seen(0, 1, 4, 5, 9), NO_RECORD, [reboot(8)]);
    expect(gaps).toEqual([
      { from: AT + MINUTE, to: AT + 4 * MINUTE, rebooted: false },
      { from: AT + 5 * MINUTE, to: AT + 9 * MINUTE, rebooted: true },
    ]);
  });

  it('the time axis has no gap between the samples of a coarse record', () => {
    const recorded = { samples: [sample(0), sample(5), sample(10)], intervalMs: 5 * MINUTE };
    expect(joinHistory(seen(), recorded, []).gaps).toEqual([]);
  });

  it('a reboot of a remote device makes no gap of this one, and is told beside its own', () => {
    const [remote] = remoteEvents([reboot(3)], 'Mill-ST');
    const { gaps, events } = joinHistory(seen(0, 1, 4), NO_RECORD, [reboot(3.2), remote!]);
    expect(events.map(({ isRemote }) => isRemote)).toEqual([true, undefined]);
    expect(joinHistory(seen(0, 1, 4), NO_RECORD, [remote!]).gaps).toEqual([{ ...gaps[0], rebooted: false }]);
  });

  it('shows an event once that status and log report', () => {
    const logged = { ...reboot(0), line: 'kernel: started' };
    expect(joinHistory(seen(0), NO_RECORD, [reboot(0), logged]).events).toEqual([reboot(0)]);
  });

  it('shows an event once that two tabs saw', () => {
    expect(joinHistory(seen(0), NO_RECORD, [reboot(0), reboot(1)]).events).toEqual([reboot(0)]);
  });

  it('shows both of two kicks shortly after each other, and both of two changes of the configuration', () => {
    const kick = (minutes: number, station: string): HistoryEvent => ({
      at: AT + minutes * MINUTE,
      kind: 'kick',
      message: message('{station} was kicked.', { station }),
    });
    const change = (minutes: number): HistoryEvent => ({
      at: AT + minutes * MINUTE,
      kind: 'configuration',
      snapshot: String(minutes),
      message: message('{user} changed the configuration.', { user: 'admin' }),
    });
    const events = [kick(0, 'Barn-ST'), change(0), kick(1, 'Mill-ST'), change(1)];
    expect(joinHistory(seen(0), NO_RECORD, events).events).toEqual(events);
  });

  it('the time axis is in the order of time, and loses no sample of the page', () => {
    assert(
      property(array(integer({ min: 0, max: 10_000 }), { maxLength: 50 }), minutes => {
        const { samples, gaps } = joinHistory(seen(...minutes), NO_RECORD, []);
        expect(samples.map(({ at }) => at)).toEqual(
          minutes.map(minute => AT + minute * MINUTE).toSorted((one, other) => one - other),
        );
        for (const { from, to } of gaps) expect(samples.some(({ at }) => at > from && at < to)).toBe(false);
      }),
    );
  });
});
