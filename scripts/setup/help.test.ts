import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
/** A checkout in which nothing is installed. */
const bare = mkdtempSync(join(tmpdir(), 'radiolink-help-'));
for (const each of ['scripts', 'package.json', '.config'])
  cpSync(join(ROOT, each), join(bare, each), { recursive: true });
afterAll(() => rmSync(bare, { recursive: true, force: true }));

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};
/** These have options that their own code tells of, or need what is installed to run at all. */
const OWN = new Set(['start', 'contract', 'conformance', 'package', 'texts', 'screenshots']);
const answering = Object.entries(scripts).flatMap(([name, command]) => {
  const script = /^node (scripts\/[\w-]+\.mjs)(?: --all)?$/.exec(command)?.[1];
  return script === undefined || OWN.has(name) ? [] : [[name, script] as const];
});

it.each(answering)('npm run %s says with --help what it does, before anything is installed', (_, script) => {
  const said = execFileSync(process.execPath, [script, '--help'], { cwd: bare, encoding: 'utf8' });
  expect(said).toMatch(/^\S.{20}/);
  expect(said).not.toMatch(/^\s*\*/m);
});

it('the commands that answer --help are most of those that are scripts', () => {
  expect(answering.length).toBeGreaterThan(10);
});
