import { afterEach, expect, it, vi } from 'vitest';
import { join } from 'node:path';
import { plain } from '../testing/plain.ts';
import { isSampled } from './sampling.ts';

interface Checker {
  init(): Promise<void>;
  group(bugs: readonly Bug[]): Promise<readonly (readonly string[])[]>;
  check(bugs: readonly Bug[]): Promise<Readonly<Record<string, { readonly status: string }>>>;
}
const { strykerPlugins } = await plain<{
  strykerPlugins: readonly {
    readonly kind: string;
    readonly name: string;
    readonly factory: () => Checker;
  }[];
}>('mutation/sampling-plugin.mjs');

const ROOT = join(import.meta.dirname, '../..');
type Bug = ReturnType<typeof aBug>;
const aBug = (line: number) => ({
  id: String(line),
  fileName: join(ROOT, 'domain/src/link/a.ts'),
  location: { start: { line, column: 2 }, end: { line, column: 9 } },
  mutatorName: 'EqualityOperator',
  replacement: 'a < b',
});
const BUGS = Array.from({ length: 200 }, (_, line) => aBug(line));

afterEach(() => vi.unstubAllEnvs());

async function aChecker(share: string) {
  vi.stubEnv('RADIOLINK_MUTATION_SHARE', share);
  vi.stubEnv('RADIOLINK_MUTATION_SEED', '7');
  const [plugin] = strykerPlugins;
  const checker = plugin?.factory();
  await checker?.init();
  return { plugin, checker };
}

it('the checker is found under the name that the settings of a sample give', async () => {
  expect((await aChecker('1')).plugin).toMatchObject({ kind: 'Checker', name: 'sampling' });
});

it('the bugs of the sample are passed, drawn by where they are in the project, and no others', async () => {
  const { checker } = await aChecker('0.3');
  const passed = Object.entries((await checker?.check(BUGS)) ?? {})
    .filter(([, { status }]) => status === 'passed')
    .map(([id]) => id);
  const drawn = BUGS.filter(bug =>
    isSampled({ share: 0.3, seed: '7' }, { ...bug, fileName: 'domain/src/link/a.ts' }),
  );
  expect(passed.toSorted()).toEqual(drawn.map(({ id }) => id).toSorted());
  expect(drawn.length).toBeGreaterThan(20);
});

it('the others count as if they did not compile, so that they have no part in the score', async () => {
  const { checker } = await aChecker('0');
  const statuses = Object.values((await checker?.check(BUGS)) ?? {}).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set(['compileError']));
});

it('all bugs of a file are judged together', async () => {
  const { checker } = await aChecker('1');
  expect(await checker?.group(BUGS)).toEqual([BUGS.map(({ id }) => id)]);
});
