import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { generate } from 'selfsigned';
import { root } from './root.mjs';
import { tool, withRadio } from './trial.mjs';

const REDIS = '/usr/bin/redis-server';
const EXAMPLE = join(root, 'adapters/cli/examples/thousands');
const LONGEST_MS = 30_000;

/**
 * Copies the example of thousands of radios into a folder beside the installed packages, builds it as its README says, and has a
 * worker audit a radio whose certificate is its own. Without Debian's Redis it is built alone.
 */
export async function tryThousands(trial) {
  const folder = join(trial.folder, 'thousands');
  copyExample(trial, folder);
  trial.run(process.execPath, [tool('typescript-7/bin/tsc'), '-p', folder], folder);
  if (!existsSync(REDIS)) return 'built; not run, as there is no redis-server';
  const port = 20_000 + (process.pid % 20_000);
  const redis = spawn(REDIS, ['--port', String(port), '--save', '', '--dir', folder], { stdio: 'ignore' });
  try {
    await withRadio(join(trial.folder, 'node_modules/.bin/virtual-radio'), trial.folder, url =>
      withCertificate(url, secure => auditOnce(folder, secure, `redis://127.0.0.1:${port}`)),
    );
  } finally {
    redis.kill();
  }
  return 'a worker read a radio whose certificate it pinned';
}

/** What a reader copies: the sources without their tests; beside them the packages that it names. */
function copyExample(trial, folder) {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(EXAMPLE).filter(each => !/\.(?:test|mother)\.ts$/.test(each)))
    if (statSync(join(EXAMPLE, name)).isFile()) copyFileSync(join(EXAMPLE, name), join(folder, name));
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const place = join(trial.folder, 'node_modules', name);
    if (existsSync(place)) continue;
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(tool(name), place, 'junction');
  }
}

/** The same radio behind a certificate of its own, as real ones are. */
async function withCertificate(url, work) {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'radio' }], { keySize: 2048 });
  const server = createServer({ key, cert }, (asked, answer) => {
    const { host } = new URL(url);
    const options = { method: asked.method, headers: { ...asked.headers, host } };
    const sent = request(new URL(asked.url, url), options, given => {
      answer.writeHead(given.statusCode, given.headers);
      given.pipe(answer);
    });
    sent.once('error', () => answer.destroy());
    asked.pipe(sent);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await work(`https://127.0.0.1:${server.address().port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function auditOnce(folder, url, redisUrl) {
  const store = join(folder, 'store');
  const env = {
    ...process.env,
    REDIS_URL: redisUrl,
    RADIOLINK_USER: 'admin',
    RADIOLINK_PASSWORD: 'Tower-Link-2026',
    RADIOLINK_STORE: store,
    RADIOLINK_QUEUES: 'audit',
  };
  const worker = spawn(process.execPath, ['dist/main.js'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    await once(worker.stdout, 'data', { signal: AbortSignal.timeout(LONGEST_MS) });
    const start = spawn(process.execPath, ['dist/audit.js', 'ridge', url], {
      cwd: folder,
      env,
      stdio: 'inherit',
    });
    await once(start, 'exit');
    const file = join(store, encodeURIComponent(url));
    // The file is there before all of it is written.
    const isRead = () => existsSync(file) && readFileSync(file, 'utf8').includes('radio.1.freq=');
    for (let waited = 0; !isRead(); waited += 200) {
      if (waited > LONGEST_MS) throw new Error('the worker read no configuration');
      await wait(200);
    }
    if (!readFileSync(join(store, 'certificates.json'), 'utf8').includes(url))
      throw new Error('no certificate was pinned');
  } finally {
    worker.kill('SIGKILL');
  }
}
