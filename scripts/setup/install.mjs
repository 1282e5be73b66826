import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { alone } from './alone.mjs';
import { fingerprint } from './fingerprint.mjs';
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
  // Looked at again once it is alone: who waited finds it done.
  if (!isInstalled(root)) await alone(root, () => isInstalled(root) || install(root));
}

const stampFile = root => join(root, 'node_modules', '.radiolink-installed');

function isInstalled(root) {
  const stamp = stampFile(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root, MANIFESTS);
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
