import { describe, expect, it } from 'vitest';
import { hasNumbers, isListOf, isRecord, mayHaveNumbers, mayHaveTexts } from './json-shape.ts';
import { toolMemory } from './tool-memory.ts';
import { MOST_RUNS, type ToolRun } from './tool-report.ts';

type Run = ToolRun<string, number>;

const SHAPE = {
  request: (json: unknown) => (typeof json === 'string' ? json : undefined),
  result: (json: unknown) => (typeof json === 'number' ? json : undefined),
};

const run = (number: number, change: Partial<Run> = {}): Run => ({
  number,
  request: '192.0.2.1',
  startedAt: 1000,
  endedAt: 2000,
  end: 'finished',
  failure: null,
  result: 7,
  ...change,
});

function aMemory(tools?: string) {
  let stored = tools;
  const store = {
    get: () => stored as never,
    set: (values: { readonly tools?: string }) => void (stored = values.tools),
    clear: () => undefined,
  };
  return { of: (id: string) => toolMemory(store, id, SHAPE), stored: () => stored };
}

const remembering = (own: unknown) =>
  aMemory(JSON.stringify({ ping: own }))
    .of('ping')
    .read();

describe('what a session remembers of a tool', () => {
  it('what a session remembers of a tool is what was stored, beside that of other tools', () => {
    const memory = aMemory();
    memory.of('ping').store({ typed: 'tower', runs: [run(2), run(1)] });
    memory.of('traceroute').store({ typed: null, runs: [] });
    expect(memory.of('ping').read()).toEqual({ typed: 'tower', runs: [run(2), run(1)] });
    expect(memory.of('traceroute').read()).toEqual({ typed: null, runs: [] });
    expect(memory.of('discovery').read()).toEqual({ typed: null, runs: [] });
  });

  it.each([undefined, '', 'no JSON', '[]', 'null', '7', '{"ping":7}', '{"ping":{"runs":7}}'])(
    'what a session remembers of a tool is nothing where the storage has %j',
    text => {
      expect(aMemory(text).of('ping').read()).toEqual({ typed: null, runs: [] });
    },
  );

  it('replaces what cannot be read', () => {
    const memory = aMemory('no JSON');
    memory.of('ping').store({ typed: 'tower', runs: [] });
    expect(JSON.parse(memory.stored() ?? '')).toEqual({ ping: { typed: 'tower', runs: [] } });
  });

  it('what a session remembers of a tool is no more than the newest runs', () => {
    const runs = Array.from({ length: MOST_RUNS + 3 }, (_, index) => run(20 - index));
    expect(remembering({ runs }).runs.map(({ number }) => number)).toEqual([20, 19, 18, 17, 16, 15]);
  });

  it.each([
    ['no number', { number: 'one' }],
    ['no start', { startedAt: null }],
    ['another request', { request: 7 }],
    ['another result', { result: 'seven' }],
  ])('leaves out a run with %s, and has the others', (_, change) => {
    expect(remembering({ runs: [{ ...run(2), ...change }, run(1)] }).runs).toEqual([run(1)]);
    expect(remembering({ runs: [7, null, run(1)] }).runs).toEqual([run(1)]);
  });

  it.each([
    ['never ended', { end: null, endedAt: null }],
    ['has an unknown end', { end: 'exploded' as never }],
    ['has no time of its end', { endedAt: null }],
  ])('takes a run that %s for one that the reload interrupted', (_, change) => {
    expect(remembering({ runs: [run(1, change)] }).runs).toEqual([
      run(1, { end: 'interrupted', endedAt: 1000 }),
    ]);
  });

  it('what a session remembers of a tool has the words of a failure, and not its kind', () => {
    const failed = {
      ...run(1, { end: 'failed' }),
      failure: { failure: { kind: 'network' }, message: 'Lost.' },
    };
    expect(remembering({ runs: [failed] }).runs[0]?.failure).toEqual({ failure: null, message: 'Lost.' });
    expect(remembering({ runs: [{ ...failed, failure: { message: 7 } }] }).runs[0]?.failure).toBeNull();
  });

  it('drops what was typed when it is no request', () => {
    expect(remembering({ typed: 7, runs: [] }).typed).toBeNull();
    expect(remembering({ typed: 'tower', runs: [] }).typed).toBe('tower');
  });
});

describe('the shape of stored JSON', () => {
  it('tells objects from lists and values', () => {
    expect([{}, { a: 1 }].every(isRecord)).toBe(true);
    expect([null, [], 7, 'text', undefined].some(isRecord)).toBe(false);
  });

  it('tells lists by all their entries', () => {
    expect(isListOf([{}, {}], isRecord)).toBe(true);
    expect(isListOf([], isRecord)).toBe(true);
    expect(isListOf([{}, 7], isRecord)).toBe(false);
    expect(isListOf({ length: 0 }, isRecord)).toBe(false);
  });

  it('tells numbers that must be there from those that may be left out', () => {
    expect(hasNumbers({ a: 1, b: 0 }, ['a', 'b'])).toBe(true);
    expect(hasNumbers({ a: 1 }, ['a', 'b'])).toBe(false);
    expect(hasNumbers(null, [])).toBe(false);
    expect(mayHaveNumbers({ a: 1 }, ['a', 'b'])).toBe(true);
    expect(mayHaveNumbers({ a: 1, b: null }, ['a', 'b'])).toBe(false);
    expect(mayHaveNumbers([], [])).toBe(false);
    expect(mayHaveTexts({ a: '' }, ['a', 'b'])).toBe(true);
    expect(mayHaveTexts({ a: 7 }, ['a', 'b'])).toBe(false);
    expect(mayHaveTexts('text', [])).toBe(false);
  });
});
