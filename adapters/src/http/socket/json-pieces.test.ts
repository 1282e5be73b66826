import { array, assert, dictionary, integer, nat, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JsonPieces } from './live-socket.ts';

/** A text cut at the given places. */
function cut(text: string, places: readonly number[]): string[] {
  const edges = [0, ...places.map(place => place % text.length).toSorted((a, b) => a - b), text.length];
  return edges.slice(1).map((end, at) => text.slice(edges[at], end));
}

const takeAll = (pieces: JsonPieces, texts: readonly string[]) =>
  texts.map(text => pieces.take(text)).filter(value => value !== undefined);

describe('pieces of JSON', () => {
  it('pieces of JSON are joined until they parse, wherever they were cut', () => {
    const objects = dictionary(string(), oneof(string(), integer(), array(integer())));
    assert(
      property(objects, array(nat(), { maxLength: 8 }), (object, places) => {
        const text = JSON.stringify(object);
        expect(takeAll(new JsonPieces(), cut(text, places))).toEqual([JSON.parse(text)]);
      }),
    );
  });

  it('begin anew after each object', () => {
    expect(takeAll(new JsonPieces(), ['{"a":', '1}', '{"b"', ':2}'])).toEqual([{ a: 1 }, { b: 2 }]);
  });

  it('pieces of JSON are not begun in the middle of an object', () => {
    expect(takeAll(new JsonPieces(), ['2],"x":1}', '{"a":1}'])).toEqual([{ a: 1 }]);
  });

  it('pieces of JSON that never parse are dropped at 1 MiB', () => {
    const pieces = new JsonPieces();
    pieces.take('{"a": broken');
    for (let at = 0; at < 17; at += 1) pieces.take('x'.repeat(65_536));
    expect(pieces.take('{"a":1}')).toEqual({ a: 1 });
  });
});
