import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Alone = (root: string, work: () => unknown, tell?: (line: string) => void) => Promise<unknown>;
// Plain JavaScript, as it runs before anything is installed.
const { alone } = (await import(/* @vite-ignore */ `${import.meta.dirname}/alone.mjs`)) as { alone: Alone };

let root = '';
const lock = () => join(root, '.cache', 'alone.lock');
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'alone-'));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(root, { recursive: true });
});

/** Another process that installs, builds or tests in the folder. */
function lockHeldBy(pid: number): void {
  mkdirSync(join(root, '.cache'));
  writeFileSync(lock(), String(pid));
}

describe('work that one process of a folder does at a time', () => {
  it('work that one process of a folder does at a time is done, and leaves nothing behind', async () => {
    expect(await alone(root, () => existsSync(lock()))).toBe(true);
    expect(existsSync(lock())).toBe(false);
  });

  it('leaves nothing behind when it fails either', async () => {
    await expect(alone(root, () => Promise.reject(new Error('no network')))).rejects.toThrow('no network');
    expect(existsSync(lock())).toBe(false);
  });

  it('waits for another process, and says for which, once', async () => {
    lockHeldBy(process.ppid);
    const reported: string[] = [];
    const work = vi.fn<() => void>();
    const done = alone(root, work, line => reported.push(line));
    await vi.advanceTimersByTimeAsync(5000);
    expect(work).not.toHaveBeenCalled();
    expect(reported).toEqual([
      `Waiting for process ${process.ppid}: it installs, builds or tests in this folder…`,
    ]);
    rmSync(lock());
    await vi.advanceTimersByTimeAsync(300);
    await done;
    expect(work).toHaveBeenCalledOnce();
  });

  it('work that one process of a folder does at a time does not wait for a process that died', async () => {
    lockHeldBy(2 ** 30);
    const reported: string[] = [];
    const done = alone(
      root,
      () => 'done',
      line => reported.push(line),
    );
    await vi.advanceTimersByTimeAsync(300);
    expect(await done).toBe('done');
    expect(reported).toEqual([]);
  });

  it('work that one process of a folder does at a time may start processes that work under the same lock', async () => {
    expect(await alone(root, () => alone(root, () => 'inner'))).toBe('inner');
    expect(existsSync(lock())).toBe(false);
  });
});
