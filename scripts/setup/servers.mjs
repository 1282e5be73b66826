import { existsSync } from 'node:fs';
import { installUnstarted, isDebianRoot } from './debian.mjs';

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
