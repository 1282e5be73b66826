import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INTERVAL_TOPICS, isTopic, Subscription, TOPIC_NAMES } from './subscription.ts';

describe('a topic that comes at an interval', () => {
  it('a topic that comes at an interval is due at once, and then each second', () => {
    const topic = new Subscription('statistics', undefined);
    const due = [topic.isDue(0)];
    topic.take({});
    for (let quarter = 0; quarter < 4; quarter++) due.push(topic.isDue(250));
    expect(due).toEqual([true, false, false, false, true]);
  });

  it.each([
    [1, 250],
    [250, 250],
    [400, 400],
    [60_000, 60_000],
    [1e9, 60_000],
    [-5, 250],
  ])('a topic that comes at an interval that is wanted each %i ms comes each %i ms', (wanted, ms) => {
    const topic = new Subscription('status', wanted);
    topic.take({});
    expect([topic.isDue(ms - 1), topic.isDue(1)]).toEqual([false, true]);
  });

  it('a topic that comes at an interval comes again when nothing has changed', () => {
    const topic = new Subscription('statistics', undefined);
    expect([topic.take({ a: 1 }), topic.take({ a: 1 })]).toEqual([1, 2]);
  });
});

describe('a topic that comes when it changes', () => {
  it('a topic that comes when it changes is looked at each time, and comes only when it is another', () => {
    const topic = new Subscription('tools/ping', undefined);
    expect([topic.isDue(0), topic.isDue(1)]).toEqual([true, true]);
    expect([{ a: 1 }, { a: 1 }, { a: 2 }, { a: 1 }].map(body => topic.take(body))).toEqual([
      1,
      undefined,
      2,
      3,
    ]);
  });

  it('a topic that comes when it changes is numbered without a gap, whatever changes', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3 })), bodies => {
        const topic = new Subscription('system/alerts', undefined);
        const numbers = bodies.flatMap(body => topic.take(body) ?? []);
        expect(numbers).toEqual(numbers.map((_, place) => place + 1));
      }),
    );
  });

  it('a topic that comes when it changes goes on with the numbers that were given before', () => {
    expect(new Subscription('tools/ping', undefined, 17).take({})).toBe(18);
  });
});

describe('the names of topics', () => {
  it('the names of topics that are announced are known, but for the one with a place for an id', () => {
    expect(TOPIC_NAMES.filter(name => !isTopic(name))).toEqual(['tools/speedtest/{id}']);
    expect([...INTERVAL_TOPICS].every(isTopic)).toBe(true);
  });

  it.each(['tools/speedtest/0a1b', 'tools/speedtest/f'])(
    'the names of topics have room for the id of a test: %s',
    name => {
      expect(isTopic(name)).toBe(true);
    },
  );

  it.each([
    '',
    'constructor',
    '__proto__',
    'tools/speedtest/',
    'tools/speedtest/../../system/users',
    'system/backup',
  ])('the names of topics do not have %j', name => {
    expect(isTopic(name)).toBe(false);
  });
});
