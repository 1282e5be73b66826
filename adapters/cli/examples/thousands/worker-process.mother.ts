import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { LOGIN } from './fleet.mother.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const folder = `${root}.cache/thousands`;

/** The worker as one file that Node runs. */
export async function buildWorker(): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: {
      ssr: fileURLToPath(new URL('main.ts', import.meta.url)),
      outDir: folder,
      rollupOptions: { output: { entryFileNames: 'worker.mjs' } },
    },
    ssr: { noExternal: [/^@radiolink\//] },
  });
}

/** A worker process that is ready. */
export async function startWorker(redisUrl: string, queues: string, store: string, speed: number) {
  const child = spawn(process.execPath, [`${folder}/worker.mjs`], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      REDIS_URL: redisUrl,
      RADIOLINK_QUEUES: queues,
      RADIOLINK_STORE: store,
      RADIOLINK_USER: LOGIN.username,
      RADIOLINK_PASSWORD: LOGIN.password,
      RADIOLINK_PER_SITE: '20',
      RADIOLINK_MOST_FAILURES: '60',
      RADIOLINK_LOCK_MS: '4000',
      RADIOLINK_SPEED: String(speed),
    },
  });
  await once(child.stdout, 'data');
  return {
    async kill(): Promise<void> {
      // One that has ended says so no second time.
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
