import { NOTIFICATION_DEFAULTS } from '@radiolink/domain/notices';
import { message } from '@radiolink/domain/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNotificationsModel, type NotificationsModel } from './notifications.model.ts';

let model: NotificationsModel;
const shown = () => model.$visible.getState().map(({ message: text }) => text.key);
const tell = (...keys: string[]) => {
  for (const key of keys) model.notified({ message: message(key) });
};

beforeEach(() => {
  vi.useFakeTimers();
  model = createNotificationsModel();
});
afterEach(() => vi.useRealTimers());

describe('notifications', () => {
  it('notifications are alerts unless they say otherwise. §3', () => {
    tell('a');
    expect(model.$visible.getState()[0]?.type).toBe('alert');
  });

  it('show at most five; the others wait for room. §9', () => {
    tell('a', 'b', 'c', 'd', 'e', 'f', 'g');
    expect(shown()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(model.$waiting.getState()).toBe(2);
    model.closed(model.$visible.getState()[1]?.id ?? '');
    expect(shown()).toEqual(['a', 'c', 'd', 'e', 'f']);
    expect(model.$waiting.getState()).toBe(1);
  });

  it('stay without a time-out. §9', () => {
    expect(NOTIFICATION_DEFAULTS.timeoutMs).toBeUndefined();
    tell('a');
    vi.advanceTimersByTime(3_600_000);
    expect(shown()).toEqual(['a']);
  });

  it('go by themselves when they say so', async () => {
    model.notified({ message: message('a'), timeoutMs: 3000 });
    await vi.advanceTimersByTimeAsync(2999);
    expect(shown()).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown()).toEqual([]);
  });

  it('last their own time where a newer one takes the place of an older one', async () => {
    const saved = (key: string, timeoutMs?: number) =>
      model.notified({ id: 'saved', message: message(key), ...(timeoutMs !== undefined && { timeoutMs }) });
    saved('first', 5000);
    await vi.advanceTimersByTimeAsync(4000);
    saved('second', 5000);
    await vi.advanceTimersByTimeAsync(4999);
    expect(shown()).toEqual(['second']);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown()).toEqual([]);
  });

  it('stay where a newer one without a time-out takes the place of one with one', async () => {
    model.notified({ id: 'saved', message: message('first'), timeoutMs: 5000 });
    model.notified({ id: 'saved', message: message('second') });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shown()).toEqual(['second']);
  });

  it('notifications that were closed take nothing with them when their time is over', async () => {
    model.notified({ id: 'saved', message: message('first'), timeoutMs: 5000 });
    model.closed('saved');
    tell('other');
    await vi.advanceTimersByTimeAsync(5000);
    expect(shown()).toEqual(['other']);
  });

  it('notifications of one id are one, the newest', () => {
    model.notified({ id: 'kick', message: message('first') });
    tell('between');
    model.notified({ id: 'kick', message: message('second') });
    expect(shown()).toEqual(['second', 'between']);
  });

  it('go all at once', () => {
    tell('a', 'b');
    model.allClosed();
    expect(shown()).toEqual([]);
  });
});
