import { describe, expect, it } from 'vitest';
import { kickNotification } from './tell-of-kicks.ts';

const target = { mac: 'AA:BB:CC:00:00:01', name: 'Barn-ST' };

describe('a kick is told', () => {
  it('as done, by the name of the station', () => {
    expect(kickNotification({ kind: 'done', target })).toMatchObject({
      type: 'success',
      message: { key: '{station} was kicked.', values: { station: 'Barn-ST' } },
    });
  });

  it('by the MAC of a station without a name', () => {
    const nameless = { ...target, name: undefined };
    expect(kickNotification({ kind: 'done', target: nameless })?.message.values).toEqual({
      station: target.mac,
    });
  });

  it('as failed, with the reason', () => {
    const failure = { kind: 'network', reason: 'unreachable', message: 'No answer.' } as const;
    expect(kickNotification({ kind: 'failed', target, failure })).toMatchObject({
      type: 'danger',
      message: { values: { station: 'Barn-ST', reason: 'No answer.' } },
    });
  });

  it('as failed without a reason when nobody knows one', () => {
    expect(kickNotification({ kind: 'failed', target, failure: null })?.message.key).toBe(
      '{station} was not kicked.',
    );
  });

  it('not before it is over', () => {
    expect(kickNotification({ kind: 'running', target })).toBeUndefined();
    expect(kickNotification({ kind: 'none' })).toBeUndefined();
  });
});
