import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { profileNames } from '@radiolink/virtual-radio';
import { aFolder } from '../testing/folder.ts';
import { helpText } from './main.ts';
import { main } from './main.ts';
import { readOptions } from './options.ts';

const read = (...args: readonly string[]) => readOptions(args, ['ap-ptmp']);

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

  it('a start with --help shows the help, serves nothing and ends well', async () => {
    await main(['--help'], { root: aFolder() });
    expect(said).toEqual([`log: ${helpText(profileNames)}`]);
    expect(process.exitCode).toBeUndefined();
  });

  it.each([
    [['--nonsense'], /Unknown option '--nonsense'/],
    [['--profile', 'moon'], /There is no profile "moon"/],
    [['--replay', 'gone.json'], /--replay: ENOENT/],
  ])('a start that is called with %j says what is wrong, and where the help is', async (args, words) => {
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
