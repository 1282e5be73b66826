import { assert, constantFrom, integer, property } from 'fast-check';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { profileNames } from '@radiolink/virtual-radio';
import { aFolder } from '../testing/folder.ts';
import { helpText } from './help.ts';
import { main } from './main.ts';
import { readOptions, UsageProblem } from './options.ts';

const read = (...args: readonly string[]) => readOptions(args, ['ap-ptmp']);

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

  it('are taken within their range and refused outside of it', () => {
    const names = Object.keys(ranges) as (keyof typeof ranges)[];
    assert(
      property(constantFrom(...names), integer({ min: 0, max: 70_000 }), (name, value) => {
        const [min, max] = ranges[name];
        const isWithin = value >= min && value <= max;
        expect(valueOf(name, String(value))).toBe(isWithin ? value : undefined);
      }),
    );
  });

  it.each(['-1', '1.5', '1e3', '0x10', ' 8', '', '８'])('are no number by %j', text => {
    expect(() => read(`--port=${text}`)).toThrow(UsageProblem);
  });

  it.each([
    ['0.5', 0.5],
    ['10000', 10_000],
  ])('may be the fast or slow time %s', (text, speed) => {
    expect(read('--speed', text).speed).toBe(speed);
  });

  it.each(['0', '-1', '10001', 'Infinity', 'NaN', 'fast'])('are no speed by %j', text => {
    expect(() => read(`--speed=${text}`)).toThrow('--speed takes a number above 0, at most 10000');
  });
});

describe('the help of npm start', () => {
  const text = helpText(['ap-ptmp', 'factory']);
  const named = [...text.matchAll(/^ {2}(--[\w-]+)/gm)].map(([, name = '']) => name);

  it('names no option that there is none of', () => {
    for (const name of new Set(named)) {
      // A value too many or too few is told otherwise than an option that nobody knows.
      const problem = (() => {
        try {
          read(name);
        } catch (error) {
          return String(error);
        }
        return '';
      })();
      expect(problem).not.toContain('Unknown option');
    }
    expect(named.length).toBeGreaterThan(15);
  });

  it('names every option that there is', () => {
    const camel = (name: string) =>
      name.slice(2).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const options = Object.keys(read()).map(
      name => ({ uploadBytes: 'maxUpload', names: 'host' })[name] ?? name,
    );
    expect(options.filter(name => !named.map(camel).includes(name))).toEqual([]);
  });

  it('lists the profiles that there are', () => {
    expect(text).toContain('which virtual radio (ap-ptmp): ap-ptmp, factory');
    expect(profileNames).toContain('ap-ptmp');
  });
});

describe('a start', () => {
  const { exitCode } = process;
  let said: string[] = [];
  beforeEach(() => {
    said = [];
    process.exitCode = undefined;
    for (const stream of ['log', 'error'] as const)
      vi.spyOn(console, stream).mockImplementation(line => void said.push(`${stream}: ${line}`));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    process.exitCode = exitCode;
  });

  it('with --help shows the help, serves nothing and ends well', async () => {
    await main(['--help'], { root: aFolder() });
    expect(said).toEqual([`log: ${helpText(profileNames)}`]);
    expect(process.exitCode).toBeUndefined();
  });

  it.each([
    [['--nonsense'], /Unknown option '--nonsense'/],
    [['--profile', 'moon'], /There is no profile "moon"/],
    [['--replay', 'gone.json'], /--replay: ENOENT/],
  ])('that is called with %j says what is wrong, and where the help is', async (args, words) => {
    await main(args, { root: aFolder({ 'ui/translations/de_DE.json': '{}' }) });
    expect(said).toEqual([expect.stringMatching(words)]);
    expect(said[0]).toMatch(/^error: [^]*\nSee npm start -- --help\.$/);
    expect(process.exitCode).toBe(2);
  });

  it('refuses an answer that is none of a device by the name of its file', async () => {
    const root = aFolder({ 'odd.json': '{"host":{}}', 'ui/translations/de_DE.json': '{}' });
    await main(['--replay', join(root, 'odd.json')], { root });
    expect(said[0]).toContain(`${join(root, 'odd.json')} is no answer of status.cgi. It has no "wireless".`);
  });
});
