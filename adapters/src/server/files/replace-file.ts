import { randomUUID } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';

const OWNER_ONLY = 0o600;

/**
 * Replaces a file as a whole; only its owner can read it. A reader finds the old content or the new one, also after a crash.
 * Process numbers repeat in containers that share a folder: the new content has a name of its own until it is whole.
 */
export function replaceFile(path: string, content: string | Uint8Array): void {
  const fresh = `${path}.${randomUUID()}.new`;
  try {
    writeFileSync(fresh, content, { mode: OWNER_ONLY });
    renameSync(fresh, path);
  } catch (reason) {
    rmSync(fresh, { force: true });
    throw reason;
  }
}
