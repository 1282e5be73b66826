import { createEvent, createStore } from 'effector';
import { beforeEach, describe, expect, it } from 'vitest';
import { type AlertMemory, rememberedTimes, rememberTimes } from './alert-memory.ts';
import type { AlertTimes } from './alert-times.ts';

const stored = new Map<string, string>();
const memory: AlertMemory = {
  get: key => stored.get(key) as never,
  set: values => Object.entries(values).forEach(([key, value]) => stored.set(key, String(value))),
};
const TIMES: AlertTimes = new Map([['link-outage', { since: 1000, fromStart: false }]]);

beforeEach(() => stored.clear());

/** What a tab stores as its alerts change. */
function remember(times: AlertTimes | null): void {
  const looked = createEvent<AlertTimes | null>();
  const $times = createStore<AlertTimes | null>(null).on(looked, (_, newest) => newest);
  rememberTimes(memory, 'alert_times', $times);
  looked(times);
}

describe('the times of alerts over a reload and a login', () => {
  it('are those that the tab saw last', () => {
    remember(TIMES);
    expect(rememberedTimes(memory, 'alert_times')).toEqual(TIMES);
    expect(rememberedTimes(memory, 'notice_times').size).toBe(0);
    remember(new Map());
    expect(rememberedTimes(memory, 'alert_times').size).toBe(0);
  });

  it('are of the device alone that they were seen on', () => {
    stored.set('device_macs', '02:00:00:00:00:01');
    remember(TIMES);
    stored.set('device_macs', '02:00:00:00:00:09');
    expect(rememberedTimes(memory, 'alert_times').size).toBe(0);
  });

  it.each(['', '7', 'null', '{', '{"times":7}', '{"times":[7,["a",7],["b",{"since":"x"}],[]]}'])(
    'are none where %j is stored',
    text => {
      stored.set('alert_times', text);
      expect(rememberedTimes(memory, 'alert_times').size).toBe(0);
    },
  );
});
