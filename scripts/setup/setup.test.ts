import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aFolder, writeFiles } from '../testing/folder.ts';
import { plain } from '../testing/plain.ts';

const { fingerprint } = await plain<{
  fingerprint: (root: string, paths: readonly string[]) => string;
}>('setup/build-when-stale.mjs');
const { requireNode } = await plain<{ requireNode: (version?: string, root?: string) => void }>(
  'setup/node-version.mjs',
);
const { runNode, runNodeQuietly } = await plain<{
  runNode: (script: string, args: readonly string[], options?: object) => Promise<number>;
  runNodeQuietly: (
    script: string,
    args: readonly string[],
    options?: object,
  ) => Promise<{ readonly code: number; readonly output: string }>;
}>('setup/run.mjs');
const { buildWhenStale, noteBuild, sourceFingerprint } = await plain<{
  buildWhenStale: (root: string) => Promise<void>;
  noteBuild: (root: string, builtFrom: string) => void;
  sourceFingerprint: (root: string) => string;
}>('setup/build-when-stale.mjs');
const { typescript } = await plain<{ typescript: (url: URL) => Promise<Readonly<Record<string, unknown>>> }>(
  'setup/typescript.mjs',
);

/** Has the end of the process thrown as an error with its code. */
function endsThrow() {
  vi.spyOn(process, 'exit').mockImplementation(code => {
    throw new Error(`ended with ${code}`);
  });
  return vi.spyOn(console, 'error').mockReturnValue();
}
afterEach(() => vi.restoreAllMocks());

describe('the fingerprint of sources', () => {
  const FILES = { 'src/a.ts': 'a', 'src/deep/b.ts': 'b', 'lock.json': '{}' };
  const of = (files: Readonly<Record<string, string>>) => fingerprint(aFolder(files), ['src', 'lock.json']);

  it('the fingerprint of sources is the same for the same files, in whatever folder they are', () => {
    expect(of(FILES)).toBe(of(FILES));
  });

  it.each([
    ['a content', { ...FILES, 'src/a.ts': 'A' }],
    ['a name', { 'src/c.ts': 'a', 'src/deep/b.ts': 'b', 'lock.json': '{}' }],
    [
      'a letter that moved from a content to its name',
      { 'src/a.tsa': '', 'src/deep/b.ts': 'b', 'lock.json': '{}' },
    ],
    ['a new file', { ...FILES, 'src/c.ts': '' }],
    ['a file that moved to its neighbour', { ...FILES, 'src/a.ts': 'ab', 'src/deep/b.ts': '' }],
    ['a file outside of the folders', { ...FILES, 'lock.json': '{ }' }],
  ])('changes with %s', (_, files) => {
    expect(of(files)).not.toBe(of(FILES));
  });

  it.each(['node_modules/x.js', 'src/dist/x.js', 'src/.cache/x', 'src/coverage/x', 'other/x.ts'])(
    'the fingerprint of sources does not change with %s, which is made or is no source',
    file => {
      expect(of({ ...FILES, [file]: 'x' })).toBe(of(FILES));
    },
  );

  it('the fingerprint of sources is there where a named folder is not', () => {
    expect(fingerprint(aFolder(), ['src'])).toMatch(/^[\da-f]{64}$/);
  });
});

describe('the version of Node', () => {
  it.each(['20.19.0', '20.20.1', '22.0.0', '100.1.0'])('%s is taken', version => {
    endsThrow();
    expect(() => requireNode(version)).not.toThrow();
  });

  it.each(['20.18.9', '18.99.0', '9.19.0'])('%s is refused in words', version => {
    const said = endsThrow();
    expect(() => requireNode(version)).toThrow('ended with 1');
    expect(said).toHaveBeenCalledWith(
      expect.stringContaining(`needs Node 20.19 or newer; this is ${version}`),
    );
  });
});

describe('the folder of the project', () => {
  it.each(['/home/me/radio #2', '/srv/what?/radiolink', '/srv/*/radiolink'])(
    '%s is refused in words, before anything is installed',
    folder => {
      const said = endsThrow();
      expect(() => requireNode('22.0.0', folder)).toThrow('ended with 1');
      expect(said).toHaveBeenCalledWith(
        `radiolink cannot run in ${folder}: move it to a folder without #, ? and * in its path.`,
      );
    },
  );

  it('spaces and letters of any script may stand in the path of the project', () => {
    endsThrow();
    expect(() => requireNode('22.0.0', '/home/é è/无线/100%')).not.toThrow();
  });
});

describe('a program that is run', () => {
  const script = (text: string) => join(aFolder({ 'a.mjs': text }), 'a.mjs');

  it('gives its code', async () => {
    expect(await runNode(script('process.exit(Number(process.argv[2]))'), ['4'])).toBe(4);
  });

  it('fails when a signal ended it', async () => {
    expect(await runNode(script("process.kill(process.pid, 'SIGKILL')"), [])).toBe(1);
  });

  it('gives what it said to either stream, in its order, where it runs beside others', async () => {
    const text = "console.log('one'); console.error('zwei ü'); process.exitCode = 2;";
    const { code, output } = await runNodeQuietly(script(text), []);
    expect([code, output.split('\n').filter(Boolean).sort()]).toEqual([2, ['one', 'zwei ü']]);
  });

  it('runs in the folder that is said', async () => {
    const cwd = aFolder();
    expect((await runNodeQuietly(script('console.log(process.cwd())'), [], { cwd })).output.trim()).toBe(cwd);
  });
});

describe('a build for a start', () => {
  /** Builds by noting that it was built, from what. */
  const aProject = (code = 0) =>
    aFolder({
      'domain/a.ts': '1',
      'scripts/build.mjs': `import { appendFileSync } from 'node:fs';
        appendFileSync('built', 'x'); process.exit(${code});`,
    });
  const built = (root: string) => readFileSync(join(root, 'built'), 'utf8');
  const stamp = (root: string) => noteBuild(root, sourceFingerprint(root));

  it('a build for a start is made where there is none, and where a source changed', async () => {
    vi.spyOn(console, 'log').mockReturnValue();
    const root = aProject();
    await buildWhenStale(root);
    stamp(root);
    writeFiles(root, { 'domain/a.ts': '2' });
    await buildWhenStale(root);
    expect(built(root)).toBe('xx');
  });

  it('a build for a start is not made again while no source changed', async () => {
    const root = aProject();
    stamp(root);
    await buildWhenStale(root);
    expect(() => built(root)).toThrow('ENOENT');
  });

  it.each(['dist/static/js/index.js', '.build/server/start.mjs', 'dist-docs/api/index.html'])(
    'a build for a start is made again where a file of the last one is missing: %s',
    async file => {
      vi.spyOn(console, 'log').mockReturnValue();
      const root = aProject();
      writeFiles(root, {
        'dist/index.html': '',
        'dist/static/js/index.js': '',
        '.build/server/start.mjs': '',
      });
      writeFiles(root, { 'dist-docs/api/index.html': '' });
      stamp(root);
      await buildWhenStale(root);
      expect(() => built(root)).toThrow('ENOENT');
      rmSync(join(root, file));
      await buildWhenStale(root);
      expect(built(root)).toBe('x');
    },
  );

  it('ends the program with its code where it fails', async () => {
    vi.spyOn(console, 'log').mockReturnValue();
    const said = endsThrow();
    await expect(buildWhenStale(aProject(7))).rejects.toThrow('ended with 7');
    expect(said).toHaveBeenCalledWith(expect.stringContaining('The build failed'));
  });
});

it('a file of TypeScript is loaded by its address, with what it imports, from a folder with a space in its name too', async () => {
  const folder = aFolder({
    'my clone (1)/a.ts': "import { b } from './b.ts';\nexport const a: number = b + 1;",
    'my clone (1)/b.ts': 'export const b = 1 as const;',
  });
  expect(await typescript(pathToFileURL(join(folder, 'my clone (1)/a.ts')))).toMatchObject({ a: 2 });
});
