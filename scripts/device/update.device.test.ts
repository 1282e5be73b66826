import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { serve } from '@radiolink/adapters/server/serve';
import { VirtualDevice } from '@radiolink/adapters/server/virtual-device';
import { createVirtualRadio } from '@radiolink/virtual-radio';
import { expect, it, onTestFinished } from 'vitest';
import { useBrowser } from '../../ui/e2e/support/browser.ts';
import { logIn } from '../../ui/e2e/support/login.ts';
import { control } from '../../ui/e2e/support/wireless.ts';
import { packed } from './test-bench.ts';

const PATIENT = { timeout: 90_000 };
const HASH = /\.([\da-f]{10})\.[a-z0-9]+$/;
const SSID = 'wireless.ssid';
const browser = useBrowser();

/** The same interface as another version of it: every hashed file has another name. */
function anotherVersion(files: ReadonlyMap<string, Buffer>, digit: string): ReadonlyMap<string, Buffer> {
  const hashes = [...new Set([...files.keys()].flatMap(path => HASH.exec(path)?.[1] ?? []))];
  const renamed = new RegExp(hashes.join('|'), 'g');
  const rename = (text: string): string => text.replace(renamed, hash => `${digit}${hash.slice(1)}`);
  return new Map(
    [...files].map(([path, bytes]) => [
      rename(path),
      /\.(?:js|html|css)$/.test(path) ? Buffer.from(rename(String(bytes))) : bytes,
    ]),
  );
}

it('a page that was open during an update goes on with its parts; after two it asks for a reload, and the draft stays', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'radiolink-update-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const www = join(folder, 'www');
  const first = packed('--encodings', 'identity', '--languages', '');
  const install = (name: string, files: ReadonlyMap<string, Buffer>): void => {
    for (const [path, bytes] of files) {
      mkdirSync(dirname(join(folder, name, path)), { recursive: true });
      writeFileSync(join(folder, name, path), bytes);
    }
    execFileSync('sh', [join(folder, name, 'install.sh'), www]);
  };
  install('first', first);
  const radio = createVirtualRadio({ profile: 'ap-ptp', clock: { now: () => Date.now() } });
  const server = await serve({
    files: www,
    device: new VirtualDevice(radio, []),
    deviceName: '',
    host: '127.0.0.1',
    port: 0,
  });
  onTestFinished(() => server.close());
  const { page, close } = await browser.open();
  const show = (route: string) => page.evaluate(hash => void (location.hash = hash), `#/${route}`);

  await logIn(page, server.url);
  await show('wireless');
  await control(page, SSID).fill('Barn', PATIENT);
  await control(page, SSID).blur();
  await page.getByText('1 pending change').waitFor(PATIENT);

  install('second', anotherVersion(first, 'x'));
  await show('ping');
  await page.getByRole('heading', { level: 1, name: 'Ping' }).waitFor(PATIENT);

  install('third', anotherVersion(first, 'y'));
  await show('traceroute');
  const said = page.getByText('The interface was updated. Reload the page once. Pending changes are kept.');
  await said.waitFor(PATIENT);
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Reload page' }).click();
  await page.getByRole('heading', { level: 1, name: 'Traceroute' }).waitFor(PATIENT);
  const scripts = await page.evaluate(() => [...document.scripts].map(({ src }) => src).filter(Boolean));
  expect(scripts.every(src => /\.y[\da-f]{9}\.js$/.test(src))).toBe(true);
  await page.getByRole('button', { name: 'Continue' }).click(PATIENT);
  await page.getByText('1 pending change').waitFor(PATIENT);
  expect(await said.count()).toBe(0);
  await close();
});
