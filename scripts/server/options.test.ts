import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOptions, UsageProblem } from './options.ts';

const read = (...args: string[]) => readOptions(args, ['ap-ptmp', 'factory']);

describe('npm start options', () => {
  it('defaults to the access point on port 8080 of this machine only', () => {
    expect(read()).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      profile: 'ap-ptmp',
      replay: [],
      device: undefined,
    });
  });

  it('takes several files after --replay, in order', () => {
    expect(read('--replay', 'a.json', 'b.json', '--port', '0').replay).toEqual(['a.json', 'b.json']);
  });

  it('takes one file of a recorded spectrum', () => {
    expect(read('--replay-spectrum', 'air.json').replaySpectrum).toBe('air.json');
    expect(read().replaySpectrum).toBeUndefined();
  });

  it('takes the address of a radio', () => {
    expect(read('--device', 'https://192.0.2.1', '--insecure')).toMatchObject({ insecure: true });
    expect(read('--device', 'https://192.0.2.1').device?.host).toBe('192.0.2.1');
  });

  it('takes names beside the address that it listens on', () => {
    expect(read('--host', 'bench.example')).toMatchObject({ host: '127.0.0.1', names: ['bench.example'] });
    expect(read('--host', '0.0.0.0', '--host', 'bench.example')).toMatchObject({
      host: '0.0.0.0',
      names: ['bench.example'],
    });
  });

  it('takes the largest upload in MB', () => {
    expect(read('--max-upload', '8').uploadBytes).toBe(8 * 1024 * 1024);
  });

  it.each([
    [['--host', 'a b'], '--host takes an address or a name'],
    [['--host', '300.1.1.1'], '--host takes an address or a name; "300.1.1.1" is none.'],
    [['--host', '127.0.0.1', '--host', '127.0.0.2'], '--host takes one address'],
    [['--max-upload', '0'], '--max-upload takes a whole number from 1 to 1024'],
    [['--port', '80a'], '--port takes a whole number from 0 to 65535'],
    [['--port', '65536'], '--port takes a whole number from 0 to 65535'],
    [['--stations', '257'], '--stations takes a whole number from 0 to 256'],
    [['--speed', '0'], '--speed takes a number above 0'],
    [['--profile', 'moon'], 'There is no profile "moon". There are: ap-ptmp, factory.'],
    [['--device', 'ftp://x'], '--device takes the address of a radio'],
    [['--device', 'radio'], '--device takes the address of a radio'],
    [['--insecure'], '--insecure belongs to --device'],
    [
      ['--device', 'http://192.0.2.1', '--replay-spectrum', 'a'],
      '--replay-spectrum belongs to a virtual radio',
    ],
    [['--record', 'a.har'], '--record belongs to --device'],
    [['--device', 'http://192.0.2.1', '--replay', 'a'], '--replay answers in place of a radio'],
    [['stray'], '"stray" is no option'],
    [['--nonsense'], '--nonsense'],
  ])('refuses %j in words', (args, words) => {
    expect(() => read(...args)).toThrow(UsageProblem);
    expect(() => read(...args)).toThrow(words);
  });
});

describe('the numbers among the options of a start', () => {
  const ranges = { port: [0, 65_535], stations: [0, 256], 'max-upload': [1, 1024] } as const;
  /** The value that is read; undefined where it is refused. */
  const valueOf = (name: keyof typeof ranges, value: string) => {
    try {
      const { port, stations, uploadBytes } = read(`--${name}`, value);
      return { port, stations, 'max-upload': uploadBytes / 1024 / 1024 }[name];
    } catch {
      return undefined;
    }
  };

  it('the numbers among the options of a start are taken within their range and refused outside of it', () => {
    const names = Object.keys(ranges) as (keyof typeof ranges)[];
    assert(
      property(constantFrom(...names), integer({ min: 0, max: 70_000 }), (name, value) => {
        const [min, max] = ranges[name];
        const isWithin = value >= min && value <= max;
        expect(valueOf(name, String(value))).toBe(isWithin ? value : undefined);
      }),
    );
  });

  it.each(['-1', '1.5', '1e3', '0x10', ' 8', '', '８'])(
    'the numbers among the options of a start are no number by %j',
    text => {
      expect(() => read(`--port=${text}`)).toThrow(UsageProblem);
    },
  );

  it.each([
    ['0.5', 0.5],
    ['10000', 10_000],
  ])('the numbers among the options of a start may be the fast or slow time %s', (text, speed) => {
    expect(read('--speed', text).speed).toBe(speed);
  });

  it.each(['0', '-1', '10001', 'Infinity', 'NaN', 'fast'])(
    'the numbers among the options of a start are no speed by %j',
    text => {
      expect(() => read(`--speed=${text}`)).toThrow('--speed takes a number above 0, at most 10000');
    },
  );
});
