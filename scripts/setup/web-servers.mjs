import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { installPackages, isDebianRoot } from './debian.mjs';

const WEB_SERVERS = [
  { name: 'lighttpd', program: '/usr/sbin/lighttpd', packages: ['lighttpd', 'lighttpd-mod-openssl'] },
  { name: 'nginx', program: '/usr/sbin/nginx', packages: ['nginx-light'] },
];
/** Sets the clock of a process. */
const CLOCK = 'libfaketime';
/** Debian starts no service that is installed while this refuses it: ports 80 and 443 stay free. */
const POLICY = '/usr/sbin/policy-rc.d';

async function installUnstarted(...packages) {
  const isOurs = !existsSync(POLICY);
  if (isOurs) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    await installPackages(...packages);
  } finally {
    if (isOurs) rmSync(POLICY);
  }
}

/**
 * Installs the web servers that the package is tried behind with Debian's packages (as root). One that cannot be had is named:
 * its tests are skipped.
 */
export async function findWebServers() {
  const missing = () => WEB_SERVERS.filter(({ program }) => !existsSync(program));
  const needed = missing();
  if (needed.length > 0 && isDebianRoot()) {
    console.log(`Installing ${needed.map(({ name }) => name).join(' and ')} with apt-get…`);
    await installUnstarted(...needed.flatMap(({ packages }) => packages), CLOCK);
  }
  for (const { name, packages } of missing())
    console.log(
      `SKIPPED: no ${name} was found, so the package is not tried behind it. Debian has it: apt-get install ${packages.join(' ')}`,
    );
}
