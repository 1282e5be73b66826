import { createEvent, createStore } from 'effector';
import { describe, expect, it } from 'vitest';
import type { Kick } from './station-kick.model.ts';
import type { SelectedStation } from './stations.model.ts';
import type { NewNotification } from '../notifications/notifications.model.ts';
import { kickNotification, notifyKickResult } from './notify-kick-result.ts';

const target = { mac: 'AA:BB:CC:00:00:01', name: 'Barn-ST' };

describe('a kick is told', () => {
  it('a kick is told as done, by the name of the station', () => {
    expect(kickNotification({ kind: 'done', target })).toMatchObject({
      type: 'success',
      message: { key: '{station} was kicked.', values: { station: 'Barn-ST' } },
    });
  });

  it('a kick is told by the MAC of a station without a name', () => {
    const nameless = { ...target, name: undefined };
    expect(kickNotification({ kind: 'done', target: nameless })?.message.values).toEqual({
      station: target.mac,
    });
  });

  it('a kick is told as failed, with the reason', () => {
    const failure = { kind: 'network', reason: 'unreachable', message: 'No answer.' } as const;
    expect(kickNotification({ kind: 'failed', target, failure })).toMatchObject({
      type: 'danger',
      message: { values: { station: 'Barn-ST', reason: { key: 'No answer.' } } },
    });
  });

  it('a kick is told as failed without a reason when nobody knows one', () => {
    expect(kickNotification({ kind: 'failed', target, failure: null })?.message.key).toBe(
      '{station} was not kicked.',
    );
  });

  it('a kick is told not before it is over', () => {
    expect(kickNotification({ kind: 'running', target })).toBeUndefined();
    expect(kickNotification({ kind: 'none' })).toBeUndefined();
  });
});

describe('a kick that is over', () => {
  /** Number of notifications of a kick while the details of a station, or of none, are open. */
  function notifiedWhileOpen(mac: string | undefined): number {
    const ended = createEvent<Kick>();
    const notified = createEvent<NewNotification>();
    let count = 0;
    notified.watch(() => (count += 1));
    const open = mac === undefined ? null : { row: { station: { mac } }, gone: false };
    notifyKickResult(
      {
        $kick: createStore<Kick>({ kind: 'none' }).on(ended, (_, kick) => kick),
        $selected: createStore(open as SelectedStation | null),
      },
      { notified },
    );
    ended({ kind: 'done', target });
    return count;
  }

  it('a kick that is over is told to who is elsewhere', () => {
    expect([notifiedWhileOpen(undefined), notifiedWhileOpen('AA:BB:CC:00:00:02')]).toEqual([1, 1]);
  });

  it('a kick that is over is left to the details that are open', () => {
    expect(notifiedWhileOpen(target.mac)).toBe(0);
  });
});
