import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aFolder } from '../testing/folder.ts';
import { plain } from '../testing/plain.ts';

interface Trial {
  readonly folder: string;
  write(name: string, text: string): void;
  node(script: string, ...args: readonly string[]): string;
  tryExamples(examples: readonly { code: string; output: string }[]): readonly string[];
}
type Steps = Readonly<Record<string, () => unknown>>;
const { expectEqual, Trial, runPackageSteps, withRadio } = await plain<{
  expectEqual: (actual: string, expected: string) => void;
  Trial: new () => Trial;
  runPackageSteps: (trial: Trial, steps: Steps) => Promise<void>;
  withRadio: (command: string, cwd: string, work: (url: string) => unknown) => Promise<void>;
}>('publish/trial.mjs');

/** Runs steps; gives what was printed, and the exit code. */
async function run(steps: (trial: Trial) => Steps) {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const { exitCode } = process;
  const trial = new Trial();
  try {
    await runPackageSteps(trial, steps(trial));
    return { lines: log.mock.calls.flat(), code: process.exitCode, trial };
  } finally {
    process.exitCode = exitCode;
  }
}
afterEach(() => vi.restoreAllMocks());

describe('a trial of a package', () => {
  it('runs its steps in turn, and prints what each adds', async () => {
    const { lines, code } = await run(() => ({ pack: async () => '464 kB', install: () => undefined }));
    expect(lines).toEqual(['ok   pack: 464 kB', 'ok   install']);
    expect(code).toBeUndefined();
  });

  it('ends at the first step that fails, with what its command said', async () => {
    const after = vi.fn<() => void>();
    const { lines, code } = await run(trial => ({
      fails: () => trial.node('-e', "console.log('out of room'); process.exit(3)"),
      after,
    }));
    expect(lines).toEqual([expect.stringMatching(/^FAIL fails\nout of room\n/)]);
    expect(code).toBe(1);
    expect(after).not.toHaveBeenCalled();
  });

  it.each([
    ['a good end', () => undefined],
    ['a failure', () => Promise.reject(new Error('no'))],
  ])('leaves no folder behind after %s', async (_, step) => {
    const { trial } = await run(() => ({ step }));
    expect(existsSync(trial.folder)).toBe(false);
  });

  it('runs the examples of a README, and holds them to their output', async () => {
    const example = { code: 'console.log(1 + 1);', output: '2\n' };
    const { lines } = await run(trial => ({
      right: () => trial.tryExamples([example]).join(),
      wrong: () => trial.tryExamples([example, { ...example, output: '3\n' }]),
    }));
    expect(lines).toEqual(['ok   right: example0.mts', 'FAIL wrong\nexpected:\n3\n\nfound:\n2\n']);
  });
});

describe('a text that is compared', () => {
  it('a text that is compared may differ by white space at its ends alone', () => {
    expect(() => expectEqual('a b\n', '  a b')).not.toThrow();
    expect(() => expectEqual('a  b', 'a b')).toThrow('expected:\na b\nfound:\na  b');
  });
});

describe('a radio that a command serves', () => {
  const command = (last: string) =>
    join(
      aFolder({
        'radio.mjs': `process.stdout.write('Radio at http://127.0.0.1:9/ (pid ' + process.pid + ')');${last}`,
      }),
      'radio.mjs',
    );

  it('a radio that a command serves is there while it is used, at the address that it says', async () => {
    const used = vi.fn<(url: string) => void>();
    await withRadio(command('setInterval(() => {}, 1000);'), '.', used);
    expect(used).toHaveBeenCalledExactlyOnceWith('http://127.0.0.1:9/');
  });

  it('passes on how its use failed', async () => {
    const use = withRadio(command('setInterval(() => {}, 1000);'), '.', () =>
      Promise.reject(new Error('no page')),
    );
    await expect(use).rejects.toThrow('no page');
  });
});

const { installedFolders } = await plain<{
  installedFolders: (names: readonly string[], from: string) => readonly string[];
}>('publish/trial.mjs');

const manifest = (version: string, ...dependencies: readonly string[]) =>
  JSON.stringify({ version, dependencies: Object.fromEntries(dependencies.map(name => [name, '*'])) });

const found = (files: Readonly<Record<string, string>>, ...names: readonly string[]) => {
  const root = aFolder(files);
  return installedFolders(names, join(root, 'adapters/cli')).map(folder => relative(root, folder));
};

it('a package is found with all that it depends on, each once', () => {
  const files = {
    'node_modules/a/package.json': manifest('1', 'b', 'c'),
    'node_modules/b/package.json': manifest('1', 'c'),
    'node_modules/c/package.json': manifest('1', 'a'),
  };
  expect(found(files, 'a', 'b')).toEqual(['node_modules/a', 'node_modules/b', 'node_modules/c']);
});

it('the nearest folder counts, as Node resolves: that of the workspace before that of the project', () => {
  const files = {
    'node_modules/a/package.json': manifest('1'),
    'adapters/cli/node_modules/a/package.json': manifest('2'),
  };
  expect(found(files, 'a')).toEqual(['adapters/cli/node_modules/a']);
});

it('a package in two versions is found in both, wherever a package has its own', () => {
  const files = {
    'node_modules/a/package.json': manifest('1', 'b', 'c', 'd'),
    'node_modules/b/package.json': manifest('1'),
    'node_modules/c/package.json': manifest('1', 'b'),
    'node_modules/c/node_modules/b/package.json': manifest('2'),
    'node_modules/d/package.json': manifest('1', 'b'),
    'node_modules/d/node_modules/b/package.json': manifest('2'),
  };
  const each = ['b', 'c/node_modules/b', 'd/node_modules/b'].map(name => `node_modules/${name}`);
  expect(found(files, 'a')).toEqual(expect.arrayContaining(each));
});

it('a package with a scope is found like another', () => {
  expect(found({ 'node_modules/@scope/a/package.json': manifest('1') }, '@scope/a')).toEqual([
    'node_modules/@scope/a',
  ]);
});

it('what is not installed is named', () => {
  expect(() => found({ 'node_modules/a/package.json': manifest('1', 'gone') }, 'a')).toThrow(
    'gone is not installed',
  );
});

interface Example {
  readonly code: string;
  readonly output: string;
}
const { readmeExamples } = await plain<{ readmeExamples: (file: string) => readonly Example[] }>(
  'publish/trial.mjs',
);

const fence = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\`\n`;
const examplesOf = (...parts: readonly string[]) =>
  readmeExamples(join(aFolder({ 'README.md': parts.join('\nThen:\n\n') }), 'README.md'));

it('an example is code whose next fence is what it prints', () => {
  expect(examplesOf('# Title\n', fence('js', 'print(1)'), fence('text', '1'))).toEqual([
    { code: 'print(1)\n', output: '1\n' },
  ]);
});

it('every example of a README is found, in their order', () => {
  const one = [fence('js', 'a'), fence('text', '1')];
  const two = [fence('js', 'b\nc'), fence('text', '2')];
  expect(examplesOf(...one, ...two).map(({ code }) => code)).toEqual(['a\n', 'b\nc\n']);
});

it('code in another language, and code without its output, is no example', () => {
  const others = [fence('sh', 'npm install'), fence('text', 'done'), fence('js', 'a'), fence('sh', 'b')];
  expect(examplesOf(...others, fence('js', 'c'), fence('text', '3'))).toEqual([
    { code: 'c\n', output: '3\n' },
  ]);
});

it('a README without an example is refused by its name', () => {
  expect(() => examplesOf('# Title\n', fence('js', 'a'))).toThrow(/README\.md has no example/);
});
