import { existsSync, readdirSync } from 'node:fs';
import { installUnstarted, isDebianRoot } from './debian.mjs';

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
