/**
 * `npm run dev`: the pages from their sources, each change on the screen within a second, in front of the virtual radio.
 * It takes the options of `npm start`: `npm run dev -- --profile router`.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { typescript } from './setup/typescript.mjs';
import { answerHelp } from './setup/help.mjs';

answerHelp(import.meta.url);
requireNode();
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
await installDependencies(root);
// Beside what a server or a package was built into.
process.env.RADIOLINK_DIST = '.build/dev/dist';
process.env.RADIOLINK_NOTES = '.build/dev';
const { startDevBackEnd } = await typescript(new URL('./server/dev-back-end.ts', import.meta.url));
const args = process.argv.slice(2);
const backEnd = await startDevBackEnd(args, root).catch(error => {
  if (error.name !== 'UsageProblem') throw error;
  console.error(`${error.message}\nIt takes the options of npm start: npm start -- --help.`);
  process.exit(2);
});

/** What the development server has itself: the page, its parts and their updates, and the files beside the page. */
const isOfThePage = path =>
  /^\/(?:$|index\.html|static\/|rsbuild-|_rspack\/)|\.hot-update\./.test(path) ||
  existsSync(join(root, 'ui/public', path.slice(1)));

const { createRsbuild, loadConfig, mergeRsbuildConfig } = await import('@rsbuild/core');
const { content } = await loadConfig({ cwd: root });
const rsbuild = await createRsbuild({
  cwd: root,
  environment: ['device'],
  config: mergeRsbuildConfig(content, {
    mode: 'development',
    logLevel: 'warn',
    server: {
      port: backEnd.port,
      host: backEnd.host,
      proxy: [
        {
          pathFilter: path => !isOfThePage(path),
          target: backEnd.url,
          // The server refuses what comes from the page of another host, and it is to see the host of this one.
          changeOrigin: false,
          ws: true,
        },
      ],
    },
    dev: { progressBar: false },
  }),
});
const { urls, server } = await rsbuild.startDevServer();
for (const line of backEnd.greeting) console.log(line);
console.log(`ready ${urls[0]}`);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    void Promise.allSettled([server.close(), backEnd.close()]).then(() => process.exit(0));
  });
