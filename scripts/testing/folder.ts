import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

export type Files = Readonly<Record<string, string | Uint8Array>>;

/** Writes files by their paths in a folder. */
export function writeFiles(folder: string, files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** A temporary folder with these files by their paths. It is removed when the test ends. */
export function aFolder(files: Files = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'radiolink-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFiles(folder, files);
  return folder;
}
