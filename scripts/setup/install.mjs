import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { alone } from './alone.mjs';
import { fingerprint } from './build-when-stale.mjs';
import { run } from './run.mjs';

const MANIFESTS = ['package-lock.json', 'package.json'];

/**
 * npm of the running Node: the one that started this script, else the one next to Node, else the one on the
 * PATH.
 */
function npmCommand() {
  const startedBy = process.env.npm_execpath;
  if (startedBy?.endsWith('.js') && existsSync(startedBy)) return [process.execPath, [startedBy]];
  const beside = join(dirname(process.execPath), process.platform === 'win32' ? 'npm.cmd' : 'npm');
  return [existsSync(beside) ? beside : 'npm', []];
}

/** Installs exactly what the lock file says, when node_modules is missing or belongs to another lock file. */
export async function installDependencies(root) {
  if (isLinked(root) && !isInstalled(root)) {
    console.error(
      'node_modules is a link to another checkout, and what is in it is not what package-lock.json says. Run `npm ci` there, or remove the link.',
    );
    process.exit(2);
  }
  // Looked at again once it is alone: who waited finds it done.
  if (!isInstalled(root)) await alone(root, () => isInstalled(root) || install(root));
}

/** Installing into a link would empty the folder that it leads to. */
const isLinked = root =>
  lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink() === true;

const stampFile = root => join(root, 'node_modules', '.radiolink-installed');

function isInstalled(root) {
  const stamp = stampFile(root);
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === fingerprint(root, MANIFESTS);
  // Somebody ran `npm ci`: npm notes what it installed.
  if (!isWhatTheLockSays(root)) return false;
  writeFileSync(stamp, fingerprint(root, MANIFESTS));
  return true;
}

/** Whether npm's own note names every package of the lock file, in its version. Optional ones are of other systems. */
function isWhatTheLockSays(root) {
  const wanted = packagesIn(join(root, 'package-lock.json'));
  const installed = packagesIn(join(root, 'node_modules/.package-lock.json'));
  if (wanted === undefined || installed === undefined) return false;
  return Object.entries(wanted)
    .filter(
      ([place, { optional, devOptional, peer }]) =>
        place.includes('node_modules/') && !(optional || devOptional || peer),
    )
    .every(([place, { version, integrity, link }]) => {
      const found = installed[place];
      return (
        found !== undefined && (link === true || (found.version === version && found.integrity === integrity))
      );
    });
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

async function install(root) {
  const wanted = fingerprint(root, MANIFESTS);
  console.log('Installing dependencies (once per lock file)…');
  const [command, prefix] = npmCommand();
  const code = await run(
    command,
    [...prefix, 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
    },
  );
  if (code !== 0) {
    console.error(
      '\nThe dependencies could not be installed. Check the network, then run the command again.',
    );
    process.exit(code);
  }
  writeFileSync(stampFile(root), wanted);
}
