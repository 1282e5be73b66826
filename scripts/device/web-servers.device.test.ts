import { connect } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { serve } from '@radiolink/adapters/server/serve';
import type { RunningServer } from '@radiolink/guarded-server';
import { VirtualDevice } from '@radiolink/adapters/server/virtual-device';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleOf } from '../../.config/drawn-sample.ts';
import { launchFirefox } from '../../ui/e2e/engines/firefox.ts';
import { goTo, logIn as logInWith, read, see } from '../../ui/e2e/engines/user.ts';
import { launchWebKit } from '../../ui/e2e/engines/webkit.ts';
import { useBrowser } from '../../ui/e2e/support/browser.ts';
import { logInByForm } from '../../ui/e2e/support/login.ts';
import { ask, type BackEnd, DIST, packed, startBackEnd } from './test-bench.ts';
import {
  FAKE_TIME,
  isInstalled,
  MEMORY_KB,
  type RunningWebServer,
  startWebServer,
  type WebServerName,
} from './web-servers.ts';

const PATIENT = { timeout: 90_000 };
const UPLOAD_BYTES = 30 * 1024 * 1024;
const FILES = packed();
const SCRIPT =
  [...FILES.keys()].find(path => /^www\/static\/js\/index\..*\.gz$/.test(path))?.slice(3, -3) ?? '';
const PATHS = ['/', '/help/en_US/eula.html', SCRIPT, '/icon-192.png', '/old-browser.html'];
/** Headers that a browser acts by. */
const ACTED_BY =
  /^(?:content-type|cache-control|content-security-policy|x-frame-options|x-content-type-options|referrer-policy|cross-origin-.*|permissions-policy)$/;

/** A figure of a live link. */
const LEVEL = /[-−]\d+\s*dBm/;

const actedBy = (headers: object) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => ACTED_BY.test(name)));

/** Chooses a firmware of this size in the page itself: 30 MB would take long to get there. */
function chooseImage(input: Element, bytes: number): void {
  const image = new Uint8Array(bytes);
  image.set(new TextEncoder().encode('UBNTWA.ar934x.v8.7.19.48279.250811.0636\0'));
  const chosen = new DataTransfer();
  chosen.items.add(new File([image], 'image.bin'));
  (input as HTMLInputElement).files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

describe.each(sampleOf(['lighttpd', 'nginx'] as const, 1))(
  'the package behind %s, in 64 MB, in 1970',
  name => {
    describe.skipIf(!isInstalled(name))('as Debian has it', () => {
      walkWebServer(name);
    });
  },
);

function walkWebServer(name: WebServerName): void {
  const browser = useBrowser();
  let backEnd: BackEnd;
  let server: RunningWebServer;
  let own: RunningServer;

  beforeAll(async () => {
    backEnd = await startBackEnd('ap-ptp');
    server = await startWebServer(name, FILES, backEnd.port);
    own = await serve({
      files: DIST,
      device: new VirtualDevice(backEnd.radio, []),
      deviceName: '',
      host: '127.0.0.1',
      port: 0,
    });
  });
  afterAll(async () => {
    await server?.close();
    await own?.close();
    backEnd?.close();
  });
  const at = (path: string): string => new URL(path, server.https).href;

  it('has every file with the headers of our own server', async () => {
    for (const path of PATHS) {
      const [here, there] = await Promise.all([ask(new URL(path, own.url).href), ask(at(path))]);
      expect([path, there.status, actedBy(there.headers)]).toEqual([path, 200, actedBy(here.headers)]);
    }
    const answers = await ask(at('/api/info/public'));
    expect(answers.headers).toMatchObject({
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': expect.stringMatching(/^default-src 'none'.*; sandbox$/),
      'x-frame-options': 'DENY',
    });
    const missing = await ask(at('/static/js/gone.0123456789.js'));
    expect([missing.status, missing.headers['cache-control'] ?? 'no-cache']).toEqual([404, 'no-cache']);
  });

  it('sends each form of a file to who accepts it, and asks nobody to load it twice', async () => {
    const plain = (await ask(new URL(SCRIPT, own.url).href)).body;
    const brotli = await ask(at(SCRIPT), { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect([brotli.headers['content-encoding'], brotli.headers.vary]).toEqual(['br', 'Accept-Encoding']);
    expect(brotliDecompressSync(brotli.body).equals(plain)).toBe(true);
    const gzip = await ask(at(SCRIPT), { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).equals(plain)).toBe(true);
    const again = await ask(at('/'), { 'if-none-match': (await ask(at('/'))).headers.etag ?? '' });
    expect(again.status).toBe(304);
  });

  it('paints the login in the language of the device, and redirects plain HTTP to TLS 1.2', async () => {
    const page = await ask(at('/'));
    expect(gunzipSync(page.body).toString()).toMatch(/<html[^>]*lang="en/);
    const plain = await ask(`${server.http}wireless?x=1`);
    expect([plain.status, plain.headers.location]).toEqual([301, `${server.https}wireless?x=1`]);
    const socket = connect({
      port: Number(new URL(server.https).port),
      host: '127.0.0.1',
      rejectUnauthorized: false,
    });
    await new Promise<void>(resolve => void socket.once('secureConnect', () => resolve()));
    expect(socket.getProtocol()).toBe('TLSv1.2');
    socket.destroy();
  });

  it.skipIf(FAKE_TIME === undefined)('answers at the time of a device without a battery', async () => {
    for (const path of ['/', '/api/info/public'])
      expect((await ask(at(path))).headers.date).toMatch(/^Thu, 01 Jan 1970/);
  });

  it('is used in Chromium: dashboard, settings, socket, an upload of 30 MB', async () => {
    const { page, complaints, close } = await browser.open();
    const frames: unknown[] = [];
    page.on('websocket', socket => socket.on('framereceived', frame => frames.push(frame)));
    await logInByForm(page, server.http);
    expect(page.url()).toContain(server.https);
    await expect.poll(() => page.getByRole('main').innerText(), PATIENT).toMatch(LEVEL);
    await page.evaluate(() => void (location.hash = '#/services'));
    await page.getByRole('main').getByRole('heading', { name: 'Web server' }).waitFor(PATIENT);
    await page.evaluate(() => void (location.hash = '#/spectrum'));
    await page.locator('main canvas').first().waitFor(PATIENT);
    await expect.poll(() => frames.length, PATIENT).toBeGreaterThan(0);
    await page.evaluate(() => void (location.hash = '#/system/firmware'));
    await page.getByLabel('Firmware file').evaluate(chooseImage, UPLOAD_BYTES);
    const panel = page.locator('[data-section="firmware"]');
    await panel.getByRole('button', { name: 'Upload', exact: true }).click(PATIENT);
    await expect.poll(() => backEnd.largestBody(), PATIENT).toBeGreaterThanOrEqual(UPLOAD_BYTES);
    await expect.poll(() => panel.innerText(), PATIENT).toMatch(/ready to be installed/);
    expect(complaints).toEqual([]);
    await close();
  });

  describe.each([
    ['Firefox', process.env['RADIOLINK_FIREFOX'], launchFirefox],
    ['WebKit', process.env['RADIOLINK_WEBKIT'], launchWebKit],
  ] as const)('with %s', (_, path, launch) => {
    it.skipIf(path === undefined)('is used with a certificate of its own', async () => {
      const engine = await launch(path ?? '', { insecure: true });
      try {
        const page = await engine.open(1280, 800);
        await page.goto(server.https);
        await logInWith(page);
        await read(page, LEVEL, 'main');
        await goTo(page, 'services');
        await see(page, 'main h2, main h3', 'Web server');
        expect(await page.complaints()).toEqual([]);
      } finally {
        await engine.close();
      }
    });
  });

  it('has held less than 64 MB, its files included', () => {
    const files = [...FILES]
      .filter(([path]) => path.startsWith('www/'))
      .reduce((sum, [, { length }]) => sum + length, 0);
    expect(server.peakMemory() + files).toBeLessThan(MEMORY_KB * 1024);
  });
}
