import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { LOGIN } from './fleet.mother.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const folder = `${root}.cache/thousands`;

/** The worker and the command that puts audits into the queue, as files that Node runs. */
export async function buildWorker(): Promise<void> {
  const source = (name: string) => fileURLToPath(new URL(name, import.meta.url));
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir: folder,
      rollupOptions: {
        input: { worker: source('main.ts'), audit: source('audit.ts') },
        output: { entryFileNames: '[name].mjs' },
      },
    },
    ssr: { noExternal: [/^@radiolink\//] },
  });
}

type Environment = Readonly<Record<string, string>>;

/** Runs one of the two to its end: what it printed, and its exit code. */
export async function runToEnd(name: 'worker' | 'audit', args: readonly string[], env: Environment) {
  const child = spawn(process.execPath, [`${folder}/${name}.mjs`, ...args], {
    env: { ...process.env, ...env },
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => printed.push(String(chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, text: printed.join('') };
}

/** A worker process that is ready. */
export async function startWorker(
  redisUrl: string,
  queues: string,
  store: string,
  speed: number,
  env: Environment = {},
) {
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
      ...env,
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
