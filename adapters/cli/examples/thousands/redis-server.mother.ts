import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';

export const hasRedis = existsSync('/usr/bin/redis-server');

const freePort = () =>
  new Promise<number>(resolve => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** Debian's Redis with its own data, which it has again after it was killed. */
export async function startRedis() {
  const folder = mkdtempSync(join(tmpdir(), 'radiolink-redis-'));
  const port = await freePort();
  let child: ChildProcess;
  const start = async () => {
    child = spawn(
      '/usr/bin/redis-server',
      [
        '--port',
        String(port),
        '--bind',
        '127.0.0.1',
        '--dir',
        folder,
        '--appendonly',
        'yes',
        '--appendfsync',
        'always',
      ],
      { stdio: 'ignore' },
    );
    const probe = new Redis(port, '127.0.0.1', { maxRetriesPerRequest: null, retryStrategy: () => 50 });
    probe.on('error', () => undefined);
    await probe.ping();
    probe.disconnect();
  };
  const kill = async () => {
    const ended = new Promise(resolve => void child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  };
  await start();
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    async dieAndReturn(): Promise<void> {
      await kill();
      await start();
    },
    async close(): Promise<void> {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
