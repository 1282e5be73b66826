import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The tool bar of MiniBrowser is wider than a phone: without its sizes the window can be as narrow as one. */
const NARROW_WINDOW = `* { min-width: 0; padding: 0; margin: 0; font-size: 1px; border-width: 0; }
button image { opacity: 0; margin: -8px; }
`;
const SCREEN = '1600x1200x24';
const START_MS = 60_000;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise(resolve => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Waits for the number of the display that Xvfb has chosen and writes to its third descriptor. */
function displayOf(xvfb: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('Xvfb did not start.')), START_MS).unref();
    xvfb.stdio[3]?.once('data', (line: Buffer) => resolve(`:${line.toString().trim()}`));
    xvfb.once('error', reject);
  });
}

async function untilReady(url: string): Promise<void> {
  for (const end = Date.now() + START_MS; Date.now() < end; ) {
    const status = await fetch(`${url}/status`).catch(() => undefined);
    if (status?.ok === true) return;
    await new Promise(resolve => void setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver did not start.');
}

/** A display and a WebKitWebDriver on it. */
export interface WebKitDriver {
  readonly url: string;
  readonly downloads: string;
  readonly stop: () => void;
}

/** Starts both, with folders of their own for settings and downloads. */
export async function startWebKitDriver(): Promise<WebKitDriver> {
  const home = mkdtempSync(join(tmpdir(), 'radiolink-webkit-'));
  const downloads = join(home, 'downloads');
  for (const folder of [downloads, join(home, 'gtk-3.0')]) mkdirSync(folder);
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), NARROW_WINDOW);
  writeFileSync(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);

  const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await displayOf(xvfb);
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      LANG: 'C.UTF-8',
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_DATA_HOME: home,
      // Its sandbox needs user namespaces, which root in a container does not have.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = (): void => {
    driver.kill();
    xvfb.kill();
  };
  await untilReady(url).catch(error => {
    stop();
    throw error;
  });
  return { url, downloads, stop };
}
