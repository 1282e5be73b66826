import { assert, constantFrom, dictionary, property, string, array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBoardInfo } from './board-info.ts';
import { FULL_BOARD } from './board-info.mother.ts';

describe('board info, §3', () => {
  it('leaves a quote that is part of a name', () => {
    expect(parseBoardInfo('board.name=Dish 24"').identity.name).toBe('Dish 24"');
    expect(parseBoardInfo('board.name="').identity.name).toBe('"');
  });

  it('reads a board of which any values stand in quotes as the same board without them', () => {
    const lines = FULL_BOARD.trim().split('\n');
    assert(
      property(
        array(constantFrom('', '"', "'"), { minLength: lines.length, maxLength: lines.length }),
        quotes => {
          const quoted = lines.map((line, index) => {
            const equals = line.indexOf('=') + 1;
            return `${line.slice(0, equals)}${quotes[index]}${line.slice(equals)}${quotes[index]}`;
          });
          expect(parseBoardInfo(quoted.join('\n'))).toEqual(parseBoardInfo(FULL_BOARD));
        },
      ),
    );
  });

  it.each([
    ['150', 150],
    ['+1', 1],
    ['-4', -4],
    ['2.55', 2.55],
    ['0x1F', 31],
    ['', undefined],
    ['x', undefined],
    ['1e3', undefined],
    ['1 2', undefined],
    ['0x', undefined],
    ['9'.repeat(400), undefined],
  ])('reads the number %j as %s', (text, number) => {
    expect(parseBoardInfo(`board.upgrade=${text}`).identity.upgradeSeconds).toBe(number);
  });

  it.each(['1', 'true', 'enabled', 'YES'])('reads the flag %s as yes', text => {
    expect(parseBoardInfo(`feature.g2=${text}`).features.g2).toBe(true);
  });

  it.each(['0', 'false', 'disabled', '', '11', 'yes!', 'no'])('reads the flag %j as no', text => {
    expect(parseBoardInfo(`feature.g2=${text}`).features.g2).toBe(false);
  });

  it('takes both line ends, spaces around, comments and lines that say nothing', () => {
    const board = parseBoardInfo('# board\r\n#board.model=no\r\n board.name = A=B \r\n\r\nnothing\r\n=x\r\n');
    expect(board.identity.name).toBe('A=B');
    expect(board.unknown.size).toBe(0);
  });

  it('lets the last of equal keys win', () => {
    expect(parseBoardInfo('board.name=a\nboard.name=b').identity.name).toBe('b');
  });

  it('reads any text without throwing', () => {
    assert(
      property(string({ maxLength: 200 }), text => {
        expect(parseBoardInfo(text).unknown).toBeInstanceOf(Map);
      }),
    );
  });

  it('reads any value of any known key without throwing', () => {
    const keys = constantFrom(...FULL_BOARD.split('\n').map(line => line.split('=')[0] ?? ''));
    assert(
      property(dictionary(keys, string()), array(string()), (entries, lines) => {
        const text = [...Object.entries(entries).map(([key, value]) => `${key}=${value}`), ...lines].join(
          '\n',
        );
        expect(parseBoardInfo(text).ports.length).toBeLessThanOrEqual(16);
      }),
    );
  });
});
