import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type KeyInput, launch } from 'puppeteer-core';
import type { Engine, EnginePage, LaunchOptions } from './engine-page.ts';

const PATIENCE_MS = 60_000;
/** What the browser itself says of a socket that is refused, as of an error. */
const SOCKET_NOTE = /^Firefox can.t establish a connection to the server at wss?:/;

/** Opens a page in a container of its own. */
async function openPage(browser: Browser, width: number, height: number): Promise<EnginePage> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.setViewport({ width, height });
  const complaints: string[] = [];
  page.on('pageerror', error => {
    const text = error instanceof Error ? error.message : String(error);
    if (!SOCKET_NOTE.test(text)) complaints.push(text);
  });
  return {
    goto: async url => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    run: (work, ...args) => page.evaluate(work as never, ...(args as unknown as never[])) as never,
    click: selector => page.click(selector),
    type: text => page.keyboard.type(text),
    press: async (key, held) => {
      if (held) await page.keyboard.down(held);
      await page.keyboard.press(key as KeyInput);
      if (held) await page.keyboard.up(held);
    },
    choose: async (selector, path) => {
      const input = await page.$(`input${selector}`);
      await (input as unknown as { uploadFile(...paths: string[]): Promise<void> } | null)?.uploadFile(path);
    },
    resize: (toWidth, toHeight) => page.setViewport({ width: toWidth, height: toHeight }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    print: () => page.pdf({ format: 'A4' }),
    complaints: async () => complaints,
    close: () => context.close(),
  };
}

/** Starts the stock Firefox of this path, driven over WebDriver BiDi. */
export async function launchFirefox(
  executablePath: string,
  { insecure = false }: LaunchOptions = {},
): Promise<Engine> {
  const downloads = mkdtempSync(join(tmpdir(), 'radiolink-firefox-'));
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    acceptInsecureCerts: insecure,
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.alwaysOpenPanel': false,
      'browser.helperApps.neverAsk.saveToDisk': 'text/csv,application/json,text/plain',
      'media.autoplay.default': 0,
    },
  });
  return {
    downloads,
    open: (width, height) => openPage(browser, width, height),
    close: () => browser.close(),
  };
}
