import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { aFolder } from '../testing/folder.ts';
import { releaseFaults } from '../texts/check-texts.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const KEPT_APART = new Set(['.git', 'ui']);

/** The project, but for its translations, of which a language has a half. */
function withHalfOf(code: string): string {
  const folder = aFolder();
  const link = (path: string) => symlinkSync(join(ROOT, path), join(folder, path));
  readdirSync(ROOT)
    .filter(name => !KEPT_APART.has(name))
    .forEach(link);
  mkdirSync(join(folder, 'ui'));
  readdirSync(join(ROOT, 'ui'))
    .filter(name => name !== 'translations')
    .forEach(name => link(`ui/${name}`));
  cpSync(join(ROOT, 'ui/translations'), join(folder, 'ui/translations'), { recursive: true });
  const file = join(folder, `ui/translations/${code}.json`);
  const all = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  writeFileSync(file, JSON.stringify(Object.fromEntries(all.slice(0, all.length / 2))));
  return folder;
}

it('a package is refused before it is built while a language of it is translated in part', () => {
  const folder = withHalfOf('pl_PL');
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--preserve-symlinks', '--preserve-symlinks-main', join(folder, 'scripts/package.mjs')],
    { cwd: folder, encoding: 'utf8' },
  );
  // Of an odd number of texts, half is a little less.
  expect(stderr).toMatch(/pl_PL: (?:49\.9|50\.0) % translated, a release needs 98 %/);
  expect(stderr).toContain('leave them out: --languages');
  expect(status).toBe(1);
});

it('a language that a package leaves out keeps nothing from its release', () => {
  expect(releaseFaults(withHalfOf('pl_PL'), ['de_DE', 'fr_FR'])).toEqual([]);
});
