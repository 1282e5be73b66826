import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST = [20, 19];
const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Ends with a plain message when Node is older than the project supports. Runs before anything is installed. */
export function requireNode(version = process.versions.node, root = ROOT) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST;
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor))
    end(`radiolink needs Node ${OLDEST.join('.')} or newer; this is ${version}. See https://nodejs.org`);
  // What runs and builds the sources takes these in a path for the end of it.
  if (/[#?*]/.test(root))
    end(`radiolink cannot run in ${root}: move it to a folder without #, ? and * in its path.`);
}

function end(message) {
  console.error(message);
  process.exit(1);
}
