import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LOOK_MS = 250;
/** Set for the processes that the holder starts: they work under its lock. */
const HELD = 'RADIOLINK_FOLDER_HELD';

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The process that holds the lock; undefined when it has just been left. */
function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Takes the lock; false when it is taken. It never exists without the name of its holder in it. */
function take(file) {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const holder = holderOf(file);
    // Who died with the lock in its hands leaves it to the next.
    if (holder !== undefined && !isAlive(holder)) rmSync(file, { force: true });
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * Does something that no two processes of one folder may do at a time: to install, to build, to test. A second one waits and
 * says for whom.
 */
export async function alone(root, work, tell = console.log) {
  if (process.env[HELD] === root) return work();
  mkdirSync(join(root, '.cache'), { recursive: true });
  const file = join(root, '.cache', 'alone.lock');
  for (let isSaid = false; !take(file); ) {
    // None holds it while it is left, and after who died with it was found.
    const holder = holderOf(file);
    if (!isSaid && holder !== undefined) {
      tell(`Waiting for process ${holder}: it installs, builds or tests in this folder…`);
      isSaid = true;
    }
    await new Promise(resolve => setTimeout(resolve, LOOK_MS));
  }
  const leave = () => rmSync(file, { force: true });
  process.once('exit', leave);
  process.env[HELD] = root;
  try {
    return await work();
  } finally {
    delete process.env[HELD];
    process.off('exit', leave);
    leave();
  }
}
