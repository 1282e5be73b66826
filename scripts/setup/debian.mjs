import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { run } from './run.mjs';

/** Whether packages can be installed: as root on a Debian. */
export const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

export async function installPackages(...packages) {
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  await run('apt-get', ['update', '-qq'], quiet);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet);
}

/** Debian starts no service that is installed while this refuses it: ports 80 and 443 stay free. */
const POLICY = '/usr/sbin/policy-rc.d';

/** Installs packages whose services are not started. */
export async function installUnstarted(...packages) {
  const isOurs = !existsSync(POLICY);
  if (isOurs) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    await installPackages(...packages);
  } finally {
    if (isOurs) rmSync(POLICY);
  }
}
