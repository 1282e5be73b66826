import { randomUUID } from 'node:crypto';
import { closeSync, linkSync, openSync, renameSync, rmSync, statSync } from 'node:fs';

/** A lock that is the same for so long was left by a process that ended: what is done under one takes milliseconds. */
const ABANDONED_MS = 5000;
const LONGEST_WAIT_MS = 30_000;
const SHORTEST_PAUSE_MS = 2;
const LONGEST_PAUSE_MS = 20;

/**
 * Does something with a file while no other process does anything under its lock, a file beside it. Processes of several
 * containers that share the folder exclude each other too.
 * @throws RangeError if the lock does not become free
 */
export function withFileLock<Result>(path: string, work: () => Result): Result {
  const lock = `${path}.lock`;
  const own = takeLock(lock);
  try {
    return work();
  } finally {
    // Another process has it where this one slept for too long.
    if (identityOf(lock) === own) rmSync(lock, { force: true });
  }
}

/** Waits for the lock and takes it. Its identity. */
function takeLock(lock: string): string | undefined {
  const begun = performance.now();
  let seen: string | undefined;
  let since = begun;
  while (!create(lock)) {
    const now = performance.now();
    const found = identityOf(lock);
    if (found !== seen) [seen, since] = [found, now];
    else if (found !== undefined && now - since > ABANDONED_MS) removeAbandoned(lock, found);
    if (now - begun > LONGEST_WAIT_MS)
      throw new RangeError(`${lock} is held by another process. Try again, or delete it if none runs.`);
    sleep(SHORTEST_PAUSE_MS + Math.random() * (LONGEST_PAUSE_MS - SHORTEST_PAUSE_MS));
  }
  return identityOf(lock);
}

/** False if the lock is there already. */
function create(lock: string): boolean {
  try {
    closeSync(openSync(lock, 'wx', 0o600));
    return true;
  } catch (reason) {
    if (reason instanceof Error && 'code' in reason && reason.code === 'EEXIST') return false;
    throw reason;
  }
}

/** Which lock it is, by its inode and its time; undefined where there is none. */
function identityOf(lock: string): string | undefined {
  const found = statSync(lock, { bigint: true, throwIfNoEntry: false });
  return found && `${found.ino} ${found.mtimeNs}`;
}

/** Two processes may find it abandoned at the same time: the second one gives back the lock that the first one took. */
function removeAbandoned(lock: string, abandoned: string): void {
  const aside = `${lock}.${randomUUID()}`;
  try {
    renameSync(lock, aside);
    if (identityOf(aside) !== abandoned) linkSync(aside, lock);
  } catch {
    // Taken meanwhile: the next look finds out.
  } finally {
    rmSync(aside, { force: true });
  }
}

const sleep = (ms: number) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
