import { array, assert, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plain } from '../../testing/plain.ts';

interface Request {
  readonly path: string;
  readonly at: number;
  readonly end?: number;
}
const { depthOf } = await plain<{ depthOf: (requests: readonly Request[]) => number }>(
  'bench/first-figure/journey.mjs',
);

const request = (path: string, at: number, end?: number): Request => ({
  path,
  at,
  ...(end !== undefined && { end }),
});

describe('the longest chain of requests', () => {
  it('the longest chain of requests is none without requests', () => {
    expect(depthOf([])).toBe(0);
  });

  it('the longest chain of requests is one while all are under way at the same time', () => {
    expect(depthOf([request('a', 0, 10), request('b', 1, 12), request('c', 9, 20)])).toBe(1);
  });

  it('grows by each that began after the one before was answered, in whatever order they are listed', () => {
    expect(depthOf([request('c', 21, 30), request('a', 0, 10), request('b', 10, 20)])).toBe(3);
  });

  it('takes the longest way where several were answered before', () => {
    const chain = [request('a', 0, 5), request('b', 6, 9), request('c', 0, 9), request('d', 10, 12)];
    expect(depthOf(chain)).toBe(3);
  });

  it('the longest chain of requests does not wait for a request that was never answered', () => {
    expect(depthOf([request('stream', 0), request('a', 5, 6)])).toBe(1);
  });

  it('counts a poll once, when it first began', () => {
    expect(depthOf([request('status', 0, 5), request('status', 10, 15), request('status', 20, 25)])).toBe(1);
  });

  it('the longest chain of requests is at most the number of paths, and at least one where there is a request', () => {
    const some = tuple(
      integer({ min: 0, max: 5 }),
      integer({ min: 0, max: 50 }),
      integer({ min: 1, max: 20 }),
    );
    assert(
      property(array(some, { minLength: 1 }), given => {
        const requests = given.map(([name, at, length]) => request(`p${name}`, at, at + length));
        const depth = depthOf(requests);
        expect(depth).toBeGreaterThanOrEqual(1);
        expect(depth).toBeLessThanOrEqual(new Set(requests.map(({ path }) => path)).size);
      }),
    );
  });
});
