import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import type { Engine, EnginePage, LaunchOptions } from './engine-page.ts';
import { startWebKitDriver } from './webkit-driver.ts';

const SCRIPT_MS = 60_000;

/** This driver reports no errors of a page: it collects them itself, from the first look at it on. */
const COLLECTING = `
  const collected = (window.uncaughtErrors ??= (() => {
    const list = [];
    addEventListener('error', event => {
      // A size that is taken in the next frame is announced as an error, without one.
      if (event.error) list.push(String(event.error.stack ?? event.error));
    });
    addEventListener('unhandledrejection', event => list.push(String(event.reason?.stack ?? event.reason)));
    return list;
  })());`;

const KEYS: Readonly<Record<string, string>> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Control: Key.CONTROL,
};

/** The window is larger than what it shows by the bar over it. */
async function fitWindow(driver: WebDriver, width: number, height: number): Promise<void> {
  for (const bar of [0, undefined]) {
    const above = bar ?? height - Number(await driver.executeScript('return innerHeight'));
    const window = driver.manage().window();
    await window.setRect({ x: 0, y: 0, width, height: height + above });
  }
}

function pageOf(driver: WebDriver): EnginePage {
  const complaints: string[] = [];
  const run: EnginePage['run'] = async (work, ...args) => {
    const script = `${COLLECTING} return [(${work}).apply(null, arguments), collected.splice(0)];`;
    const [result, errors] = await driver.executeScript<[never, string[]]>(script, ...args);
    complaints.push(...errors);
    return result;
  };
  /** Leaves the document by this script and waits for the next one; its scripts may still be on their way. */
  const leave = async (script: string, ...args: string[]): Promise<void> => {
    await driver.executeScript(`window.isLeft = true; ${script}`, ...args);
    await driver.wait(
      () =>
        driver
          .executeScript<boolean>(`return window.isLeft === undefined && document.readyState !== 'loading'`)
          .catch(() => false),
      SCRIPT_MS,
    );
  };
  return {
    run,
    goto: url => leave('location.href = arguments[0]', url),
    reload: () => leave('location.reload()'),
    click: selector => driver.findElement(By.css(selector)).click(),
    type: text => driver.actions().sendKeys(text).perform(),
    press: async (key, held) => {
      const keys = driver.actions();
      const pressed = KEYS[key] ?? key;
      if (held) await keys.keyDown(Key.CONTROL).sendKeys(pressed).keyUp(Key.CONTROL).perform();
      else await keys.sendKeys(pressed).perform();
    },
    choose: (selector, path) => driver.findElement(By.css(`input${selector}`)).sendKeys(path),
    resize: (width, height) => fitWindow(driver, width, height),
    screenshot: async () => {
      // It waits for a repaint, and what stands still is not painted again.
      await driver.executeAsyncScript(`const done = arguments[0];
        requestAnimationFrame(() => requestAnimationFrame(done));`);
      return Buffer.from(await driver.takeScreenshot(), 'base64');
    },
    complaints: async () => {
      await run(() => undefined);
      return complaints;
    },
    close: async () => {
      // Cookies know no port: the next radio would get those of this one.
      await driver.manage().deleteAllCookies();
      await leave(`location.href = 'about:blank'`);
    },
  };
}

/** Starts this MiniBrowser of WebKitGTK, the engine that iPhones have, on a display of its own. */
export async function launchWebKit(
  browser: string,
  { insecure = false }: LaunchOptions = {},
): Promise<Engine> {
  const { url, downloads, stop } = await startWebKitDriver();
  try {
    const wanted = new Capabilities({
      browserName: 'MiniBrowser',
      // Else each command waits for a load that is under way, minutes long where the device is silent or the page was kept.
      pageLoadStrategy: 'none',
      acceptInsecureCerts: insecure,
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    });
    const driver = await new Builder().usingServer(url).withCapabilities(wanted).build();
    await driver.manage().setTimeouts({ script: SCRIPT_MS });
    return {
      downloads,
      open: async (width, height) => {
        await fitWindow(driver, width, height);
        return pageOf(driver);
      },
      close: async () => {
        await driver.quit().catch(() => undefined);
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}
