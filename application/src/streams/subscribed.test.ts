import { allSettled, createEvent, createStore, fork, sample } from 'effector';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { into, subscribed } from './subscribed.ts';

function aModel() {
  const opened = createEvent();
  const closed = createEvent();
  const arrived = createEvent<number>();
  const streams: Subject<number>[] = [];
  const watch = () => {
    const stream = new Subject<number>();
    streams.push(stream);
    return stream;
  };
  subscribed({ opened, closed }, [into(watch, arrived)]);
  const $sum = createStore(0).on(arrived, (sum, value) => sum + value);
  const observed = () => streams.map(stream => stream.observed);
  return { opened, closed, streams, $sum, observed };
}

describe('a subscription', () => {
  it('lasts from opened to closed, and begins once', () => {
    const { opened, closed, streams, $sum, observed } = aModel();
    expect(streams).toHaveLength(0);
    opened();
    opened();
    expect(observed()).toEqual([true]);
    streams[0]?.next(3);
    closed();
    closed();
    streams[0]?.next(4);
    expect([observed(), $sum.getState()]).toEqual([[false], 3]);
  });

  it('a subscription begins anew where one step closes and opens it', () => {
    const { opened, closed, observed } = aModel();
    const again = createEvent();
    sample({ clock: again, target: [closed, opened] });
    opened();
    again();
    expect(observed()).toEqual([false, true]);
  });

  it('a subscription of one scope is not of another, nor are its values', async () => {
    const { opened, closed, streams, $sum, observed } = aModel();
    const [one, other] = [fork(), fork()];
    await allSettled(opened, { scope: one });
    await allSettled(opened, { scope: other });
    streams[1]?.next(5);
    expect([one.getState($sum), other.getState($sum), $sum.getState()]).toEqual([0, 5, 0]);
    await allSettled(closed, { scope: one });
    expect(observed()).toEqual([false, true]);
  });
});
