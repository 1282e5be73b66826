import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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

const SERVERS = [
  { name: 'prometheus', program: '/usr/bin/prometheus', purpose: 'the exporter is not read by it' },
  { name: 'redis-server', program: '/usr/bin/redis-server', purpose: 'the queue is not tried' },
];

/**
 * Installs the servers that the exporter and the queue are tried with, by Debian's packages (as root). One that cannot be had is
 * named: its tests are skipped.
 */
export async function findServers() {
  const missing = () => SERVERS.filter(({ program }) => !existsSync(program));
  const needed = missing();
  if (needed.length > 0 && isDebianRoot()) {
    console.log(`Installing ${needed.map(({ name }) => name).join(' and ')} with apt-get…`);
    await installUnstarted(...needed.map(({ name }) => name));
  }
  for (const { name, purpose } of missing())
    console.log(`SKIPPED: no ${name} was found, so ${purpose}. Debian has it: apt-get install ${name}`);
}

const WEB_SERVERS = [
  { name: 'lighttpd', program: '/usr/sbin/lighttpd', packages: ['lighttpd', 'lighttpd-mod-openssl'] },
  { name: 'nginx', program: '/usr/sbin/nginx', packages: ['nginx-light'] },
];
/** Sets the clock of a process: a machine may have a server and not this. */
const CLOCK = 'libfaketime';
const hasClock = () =>
  existsSync('/usr/lib') &&
  readdirSync('/usr/lib').some(folder => existsSync(`/usr/lib/${folder}/faketime/libfaketime.so.1`));

/**
 * Installs the web servers that the package is tried behind with Debian's packages (as root). One that cannot be had is named:
 * its tests are skipped.
 */
export async function findWebServers() {
  const missing = () => WEB_SERVERS.filter(({ program }) => !existsSync(program));
  const needed = [...missing().flatMap(server => server.packages), ...(hasClock() ? [] : [CLOCK])];
  if (needed.length > 0 && isDebianRoot()) {
    console.log(`Installing ${needed.join(', ')} with apt-get…`);
    await installUnstarted(...needed);
  }
  for (const { name, packages } of missing())
    console.log(
      `SKIPPED: no ${name} was found, so the package is not tried behind it. Debian has it: apt-get install ${packages.join(' ')}`,
    );
}
