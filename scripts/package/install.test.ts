import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished, describe, expect, it } from 'vitest';
import { filesBelow } from './package-files.ts';

const SCRIPT = fileURLToPath(new URL('install.sh', import.meta.url));

/** A device and packages of versions: `put('b')` installs version b. */
function aDevice() {
  const folder = mkdtempSync(join(tmpdir(), 'install-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const www = join(folder, 'www');
  const packageOf = (version: string, pages: readonly string[]): string => {
    const files = join(folder, version, 'www');
    for (const path of [...pages, `static/main.${version}.js`, 'static/shared.js']) {
      mkdirSync(dirname(join(files, path)), { recursive: true });
      writeFileSync(join(files, path), path === 'static/shared.js' ? '' : version);
      utimesSync(join(files, path), 1e9, 1e9);
    }
    copyFileSync(SCRIPT, join(folder, version, 'install.sh'));
    return join(folder, version, 'install.sh');
  };
  return {
    www,
    put: (version: string, pages = ['index.html'], ...options: string[]) =>
      execFileSync('sh', [packageOf(version, pages), ...options, www]),
    files: () =>
      filesBelow(www)
        .map(file => relative(www, file))
        .filter(file => !file.startsWith('.')),
    read: (path: string) => readFileSync(join(www, path), 'utf8'),
  };
}

describe('the installation of a package', () => {
  it('keeps the parts of the version before, and none of an older one', () => {
    const { put, files, read } = aDevice();
    put('a');
    put('b');
    expect(files()).toEqual(['index.html', 'static/main.a.js', 'static/main.b.js', 'static/shared.js']);
    expect(read('index.html')).toBe('b');
    put('c');
    expect(files()).toEqual(['index.html', 'static/main.b.js', 'static/main.c.js', 'static/shared.js']);
  });

  it('the installation of a package is the rollback too', () => {
    const { put, files, read } = aDevice();
    put('a');
    put('b');
    put('a');
    expect(read('index.html')).toBe('a');
    expect(files()).toEqual(['index.html', 'static/main.a.js', 'static/main.b.js', 'static/shared.js']);
  });

  it('keeps what it kept where the same version is installed again', () => {
    const { put, files } = aDevice();
    put('a');
    put('b');
    put('b');
    expect(files()).toContain('static/main.a.js');
  });

  it('removes pages that the new version lacks, as of a language that it leaves out', () => {
    const { put, files } = aDevice();
    put('a', ['index.html', 'index.de_DE.html']);
    put('b');
    expect(files()).not.toContain('index.de_DE.html');
  });

  it('keeps nothing where there is no room', () => {
    const { put, files } = aDevice();
    put('a');
    put('b', ['index.html'], '--alone');
    expect(files()).toEqual(['index.html', 'static/main.b.js', 'static/shared.js']);
  });

  it('keeps the times of the files, by which a web server tells them apart', () => {
    const { put, www } = aDevice();
    put('a');
    expect(statSync(join(www, 'index.html')).mtimeMs).toBe(1e12);
  });
});
