import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { aFolder } from '../../testing/folder.ts';
import { plain } from '../../testing/plain.ts';

const { runNodeQuietly } = await plain<{
  runNodeQuietly: (script: string, args: readonly string[]) => Promise<{ readonly code: number }>;
}>('setup/run.mjs');

const SERVE = pathToFileURL(join(import.meta.dirname, 'serve.mjs')).href;

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );

it('a benchmark that fails leaves no server behind', async () => {
  const folder = aFolder({
    '.build/server/start.mjs': `import { createServer } from 'node:http';
      export const main = () => {
        const server = createServer((_, answer) => answer.end());
        server.listen(0, '127.0.0.1', () => console.log('ready http://127.0.0.1:' + server.address().port + '/'));
      };`,
    'bench.mjs': `import { writeFileSync } from 'node:fs';
      import { serveFolder } from ${JSON.stringify(SERVE)};
      const { url } = await serveFolder(import.meta.dirname, import.meta.dirname);
      const { status } = await fetch(url);
      writeFileSync(import.meta.dirname + '/served.json', JSON.stringify({ url, status }));
      throw new Error('nothing to measure');`,
  });
  expect((await runNodeQuietly(join(folder, 'bench.mjs'), [])).code).toBe(1);
  const { url, status } = JSON.parse(readFileSync(join(folder, 'served.json'), 'utf8')) as {
    readonly url: string;
    readonly status: number;
  };
  expect(status).toBe(200);
  await expect.poll(() => answers(url)).toBe(false);
});
