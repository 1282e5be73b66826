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
  it('are alerts unless they say otherwise. Specification §3', () => {
    tell('a');
    expect(model.$visible.getState()[0]?.type).toBe('alert');
  });

  it('show at most five; the others wait for room. Specification §9', () => {
    tell('a', 'b', 'c', 'd', 'e', 'f', 'g');
    expect(shown()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(model.$waiting.getState()).toBe(2);
    model.closed(model.$visible.getState()[1]?.id ?? '');
    expect(shown()).toEqual(['a', 'c', 'd', 'e', 'f']);
    expect(model.$waiting.getState()).toBe(1);
  });

  it('stay without a time-out. Specification §9', () => {
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

  it('of one id are one, the newest', () => {
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
