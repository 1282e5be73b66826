import { spawn } from 'node:child_process';

/** Runs a command with our terminal; resolves to its exit code. */
export function run(command, args, options = {}) {
  return new Promise(resolve => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    child.on('error', error => {
      console.error(`${command}: ${error.message}`);
      resolve(127);
    });
    child.on('close', code => resolve(code ?? 1));
  });
}

/** Runs a tool of node_modules by its JavaScript entry, so that no shell and no PATH is needed. */
export function runNode(script, args, options = {}) {
  return run(process.execPath, [script, ...args], options);
}

/** The same, with what it says kept instead of shown: for several at a time. */
export function runNodeQuietly(script, args, options = {}) {
  return new Promise(resolve => {
    const child = spawn(process.execPath, [script, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options,
    });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => said.push(chunk));
    child.on('close', code => resolve({ code: code ?? 1, output: Buffer.concat(said).toString('utf8') }));
  });
}
