import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Serves the `dist/` of a folder on a virtual radio, in a separate process; `options` are those of `npm start`. */
export async function serveFolder(root, folder, options = []) {
  const program = pathToFileURL(join(root, '.build/server/start.mjs')).href;
  const run = `const { main } = await import(${JSON.stringify(program)});
    await main(${JSON.stringify(['--port', '0', ...options])}, { root: ${JSON.stringify(folder)} });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', run], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A benchmark that fails leaves no server behind.
  process.once('exit', () => child.kill('SIGKILL'));
  const url = await new Promise((resolve, reject) => {
    let output = '';
    child.on('exit', code => reject(new Error(`The server ended with ${code}.`)));
    child.stdout.on('data', chunk => {
      output += chunk;
      const [, address] = /^ready (\S+)$/m.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
  return { url, stop: () => child.kill('SIGKILL') };
}
