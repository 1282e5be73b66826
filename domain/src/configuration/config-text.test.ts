import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from './property-runs.mother.ts';
import { keyProblem, valueProblem } from './config-edit.ts';
import { ConfigText } from './config-text.ts';
import { anyConfigurationText, anyKey, bridgeText, configOf, hostileString } from './config-text.mother.ts';

const set = (config: ConfigText, key: string, value: string): ConfigText => {
  const edit = config.set(key, value);
  if (!edit.ok) throw new Error(edit.problem.key);
  return edit.config;
};

describe('reading a configuration text', () => {
  it('splits a line at its first equals sign and keeps the spaces of the value', () => {
    expect(configOf('a.key= x=y ').get('a.key')).toBe(' x=y ');
  });
  it('tells a value that is set to nothing from one that is not there', () => {
    const config = configOf('radio.1.pollingpri=');
    expect([config.get('radio.1.pollingpri'), config.get('radio.1.freq')]).toEqual(['', undefined]);
    expect([config.has('radio.1.pollingpri'), config.has('radio.1.freq')]).toEqual([true, false]);
  });
  it('lets the last of repeated keys win', () => {
    const config = configOf('a=1', 'b=2', 'a=3');
    expect([...config.entries()]).toEqual([
      ['a', '3'],
      ['b', '2'],
    ]);
    expect(config.lineOf('a')).toBe(3);
  });
  it('takes line feed and return with line feed as line ends, in one text', () => {
    expect([...ConfigText.parse('a=1\r\nb=2\nc=3').entries()]).toEqual([
      ['a', '1'],
      ['b', '2'],
      ['c', '3'],
    ]);
  });
  it('reading a configuration text does not end a line at U+2028, U+2029 or U+0085', () => {
    expect(ConfigText.parse('a=1\u2028b=2\u2029\u0085c=3\n').get('a')).toBe('1\u2028b=2\u2029\u0085c=3');
  });
  it('leaves a byte order mark out of the first key', () => {
    expect(ConfigText.parse('\uFEFFnetmode=bridge\n').get('netmode')).toBe('bridge');
  });
  it('reads keys that are properties of every object', () => {
    const config = configOf('__proto__=1', 'constructor=2');
    expect([config.get('__proto__'), config.get('constructor'), config.get('toString')]).toEqual([
      '1',
      '2',
      undefined,
    ]);
  });
  it('names every line by its kind, with its number from 1', () => {
    const lines = ConfigText.parse('# note\n\na=1\nnonsense\na=2\n').lines();
    expect(lines).toEqual([
      { kind: 'comment', number: 1 },
      { kind: 'blank', number: 2 },
      { kind: 'entry', number: 3, key: 'a', value: '1', effective: false },
      { kind: 'invalid', number: 4 },
      { kind: 'entry', number: 5, key: 'a', value: '2', effective: true },
    ]);
  });
  it.each([
    ['my secret words', 'This line is not in key=value format.'],
    ['=1', 'This line has no key before the equals sign.'],
    [' a=1', 'The key of this line starts or ends with a space.'],
    ['a =1', 'The key of this line starts or ends with a space.'],
    ['a=1\rb=2', 'This line contains a carriage return before its end.'],
    ['a=1\0', 'This line contains a NUL character.'],
  ])('reports the invalid line %j by its number and keeps it out of the entries', (line, problem) => {
    const config = ConfigText.parse(`x=1\n${line}\ny=2\n`);
    expect(config.invalidLines()).toEqual([{ number: 2, problem: { key: problem } }]);
    expect([...config.keys()]).toEqual(['x', 'y']);
  });
  it('reads a text of many lines without equals sign in time', () => {
    const started = performance.now();
    expect(ConfigText.parse('nonsense\n'.repeat(100_000)).invalidLines()).toHaveLength(100_000);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

describe('writing a configuration text', () => {
  it('gives back generated texts byte for byte after every key was read', () => {
    fc.assert(
      fc.property(anyConfigurationText, text => {
        const config = ConfigText.parse(text);
        for (const key of config.keys()) config.get(key);
        expect(config.toString()).toBe(text);
        const unchanged = config.edit(config.entries());
        expect(unchanged.ok && unchanged.config).toBe(config);
      }),
      runs(10_000),
    );
  });
  it('keeps every line but the edited one, in generated texts', () => {
    fc.assert(
      fc.property(anyConfigurationText, fc.nat(), hostileString, (text, choice, value) => {
        const config = ConfigText.parse(text);
        const key = [...config.keys()][choice % Math.max(1, config.size)];
        const edit = key === undefined ? undefined : config.set(key, value);
        fc.pre(key !== undefined && edit?.ok === true);
        const at = config.lineOf(key!)! - 1;
        const before = text.split('\n');
        const after = (edit as { config: ConfigText }).config.toString().split('\n');
        expect(after.toSpliced(at, 1)).toEqual(before.toSpliced(at, 1));
        expect((edit as { config: ConfigText }).config.get(key!)).toBe(value);
      }),
      runs(2_000),
    );
  });
  it('holds exactly the expected keys after setting any string to any key, or refuses', () => {
    fc.assert(
      fc.property(
        anyConfigurationText,
        fc.oneof(anyKey, hostileString),
        hostileString,
        (text, key, value) => {
          const config = ConfigText.parse(text);
          const edit = config.set(key, value);
          const written = ConfigText.parse(edit.ok ? edit.config.toString() : text);
          const refused = keyProblem(key) ?? valueProblem(value);
          expect(edit.ok).toBe(refused === undefined);
          const expected = new Map(config.entries());
          expect(new Map(written.entries())).toEqual(refused ? expected : expected.set(key, value));
          expect(written.invalidLines()).toHaveLength(config.invalidLines().length);
        },
      ),
      runs(3_000),
    );
  });
  it('loses exactly the deleted key, however often it was repeated', () => {
    fc.assert(
      fc.property(anyConfigurationText, fc.nat(), (text, choice) => {
        const config = ConfigText.parse(text);
        const key = [...config.keys()][choice % Math.max(1, config.size)];
        fc.pre(key !== undefined);
        const expected = new Map(config.entries());
        expected.delete(key!);
        expect(new Map(config.delete(key!).entries())).toEqual(expected);
      }),
    );
  });
  it('changes the effective one of repeated keys', () => {
    expect(set(configOf('a=1', 'b=2', 'a=3'), 'a', '4').toString()).toBe('a=1\nb=2\na=4\n');
  });
  it('deletes every one of repeated keys', () => {
    expect(configOf('a=1', 'b=2', 'a=3').delete('a').toString()).toBe('b=2\n');
  });
  it('keeps the line end of the edited line', () => {
    expect(set(ConfigText.parse('a=1\r\nb=2\n'), 'a', '9').toString()).toBe('a=9\r\nb=2\n');
  });
  it('keeps the byte order mark when the first line changes or goes', () => {
    const config = ConfigText.parse('\uFEFFa=1\nb=2\n');
    expect([set(config, 'a', '9').toString(), config.delete('a').toString()]).toEqual([
      '\uFEFFa=9\nb=2\n',
      '\uFEFFb=2\n',
    ]);
  });
  it.each([
    ['', 'new=1\n'],
    ['\uFEFF', '\uFEFFnew=1\n'],
    ['a=1\n', 'a=1\nnew=1\n'],
    ['a=1\r\n', 'a=1\r\nnew=1\r\n'],
    ['a=1', 'a=1\nnew=1'],
    ['a=1\r\nb=2', 'a=1\r\nb=2\r\nnew=1'],
    ['a=1\r', 'a=1\r\nnew=1'],
  ])('adds a new key to %j in the manner of the text', (text, expected) => {
    expect(set(ConfigText.parse(text), 'new', '1').toString()).toBe(expected);
  });
  it('makes many changes in one pass', () => {
    const edit = configOf('a=1', 'b=2', 'c=3').edit(
      new Map([
        ['c', '4'],
        ['a', undefined],
        ['d', '5'],
        ['gone', undefined],
      ]),
    );
    expect(edit.ok && edit.config.toString()).toBe('b=2\nc=4\nd=5\n');
  });
  it('makes no change at all when one of many is refused', () => {
    expect(
      configOf('a=1').edit(
        new Map([
          ['a', '2'],
          ['b', 'x\ny'],
        ]),
      ),
    ).toMatchObject({ ok: false, key: 'b' });
  });
  it('gives the same object when nothing changes', () => {
    const config = ConfigText.parse(bridgeText);
    expect(set(config, 'netmode', 'bridge')).toBe(config);
    expect(config.delete('not.there')).toBe(config);
  });
  it('leaves the text it was made from as it was', () => {
    const config = configOf('a=1');
    set(config, 'a', '2');
    expect(config.toString()).toBe('a=1\n');
  });
});

describe('what a text cannot hold', () => {
  it.each(['', 'a=b', '#', ' spaces ', '\u2028', '😀', 'x'.repeat(65_536), '[section]', '"quoted"', '\\'])(
    'accepts the value %j',
    value => {
      expect(set(configOf('a=1', 'b=2'), 'a', value).toString()).toBe(`a=${value}\nb=2\n`);
    },
  );
  it.each([
    ['a\nb', 'A value cannot contain a line break.'],
    ['a\r', 'A value cannot contain a line break.'],
    ['\0', 'A value cannot contain a NUL character.'],
    ['\uD83D', 'A value cannot contain half a character.'],
  ])('refuses the value %j', (value, problem) => {
    expect(configOf().set('ppp.1.password', value)).toEqual({
      ok: false,
      key: 'ppp.1.password',
      problem: { key: problem },
    });
  });
  it.each([
    ['', 'A key cannot be empty.'],
    ['a\nb', 'A key cannot contain a line break.'],
    ['a\0', 'A key cannot contain a NUL character.'],
    ['a=b', 'A key cannot contain an equals sign.'],
    ['#a', 'A key cannot start with a number sign.'],
    [' a', 'A key cannot start or end with a space.'],
    ['a\u2028', 'A key cannot start or end with a space.'],
    ['a\uDC00', 'A key cannot contain half a character.'],
  ])('refuses the key %j', (key, problem) => {
    expect(configOf().set(key, '1')).toEqual({ ok: false, key, problem: { key: problem } });
  });
  it('never puts the refused value into the error', () => {
    expect(JSON.stringify(configOf().set('wpa.psk', 'hunter2\n'))).not.toContain('hunter2');
  });
});
