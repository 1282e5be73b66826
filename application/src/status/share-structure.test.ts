import { assert, jsonValue, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameStructure, shareStructure } from './share-structure.ts';

describe('shareStructure', () => {
  it('gives back the very same value when nothing changed', () => {
    const before = { host: { name: 'a' }, list: [1, { b: 2 }] };
    expect(shareStructure(before, structuredClone(before))).toBe(before);
  });

  it('keeps the identity of a part that did not change beside one that did', () => {
    const before = { host: { uptime: 1 }, wireless: { stations: [{ mac: 'a' }, { mac: 'b' }] } };
    const after = { host: { uptime: 2 }, wireless: { stations: [{ mac: 'a' }, { mac: 'c' }] } };
    const shared = shareStructure(before, after);
    expect(shared.wireless.stations[0]).toBe(before.wireless.stations[0]);
    expect(shared.wireless.stations[1]).toEqual({ mac: 'c' });
  });

  it('sees a key that went away', () => {
    expect(shareStructure({ a: 1, b: undefined }, { a: 1 })).not.toHaveProperty('b');
  });

  it('sees a key that came with the value undefined', () => {
    expect(shareStructure<object>({ a: 1 }, { a: 1, b: undefined })).toHaveProperty('b');
  });

  it('always equals the newer value', () => {
    assert(
      property(jsonValue(), jsonValue(), (before, after) => {
        expect(shareStructure(before, after)).toEqual(after);
      }),
    );
  });
});

describe('sameStructure', () => {
  it('sameStructure is what sharing gives back as the same', () => {
    assert(
      property(jsonValue(), jsonValue(), (one, other) => {
        expect(sameStructure(one, structuredClone(one))).toBe(true);
        expect(sameStructure(one, other)).toBe(Object.is(shareStructure(one, other), one));
      }),
    );
  });

  it.each([
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: undefined }, { b: undefined }],
    [[1], { 0: 1 }],
    [null, {}],
    [new Map(), new Map()],
  ])('tells %j from %j', (one, other) => {
    expect(sameStructure(one, other)).toBe(false);
  });
});
