import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Runs `npm start` with these options on a free port; resolves once it is ready. `ended` resolves with its end. */
export async function startServer(root, options) {
  const args = [join(root, 'scripts/start.mjs'), '--port', '0', ...options];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('ready '))
      return { url: line.slice('ready '.length), stop: () => child.kill(), ended };
  }
  throw new Error('The server did not start; what it said stands above.');
}

/** The administrator of the virtual radio. */
export const ADMIN = { username: 'admin', password: 'Tower-Link-2026' };

/** Types the login of the virtual radio into the page that shows it, and sends it. */
export async function logIn(page) {
  await page.locator('input[name=username]').fill(ADMIN.username);
  await page.locator('input[name=password]').fill(ADMIN.password);
  await page.keyboard.press('Enter');
}
