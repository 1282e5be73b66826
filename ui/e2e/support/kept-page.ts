import type { BrowserContext, Page } from 'playwright-core';

/** What stays in a page or its context and cannot be taken back: such a page is of no use to another test. */
const LASTING = [
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'newCDPSession',
  'newPage',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
] as const;
/** What tests listen to. */
const WATCHED = [
  'console',
  'dialog',
  'domcontentloaded',
  'download',
  'framenavigated',
  'load',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'websocket',
] as const;

/** A page of the interface without a script. */
const STILL = '/icon-180.png';

/**
 * Leads a page to a picture of the radio that it is of, and takes away what is stored. What is loaded from there next starts in the same
 * process, and finds its scripts in it; an empty page of no address would end that process.
 */
export async function emptied(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}${STILL}`);
  await page.evaluate(async () => {
    window.name = '';
    sessionStorage.clear();
    localStorage.clear();
    for (const { name = '' } of await indexedDB.databases())
      await new Promise<void>(resolve => {
        const request = indexedDB.deleteDatabase(name);
        request.addEventListener('success', () => resolve());
        request.addEventListener('error', () => resolve());
      });
  });
}

/** A page that may serve the next test of its worker too, where this one did nothing to it that lasts. */
export class KeptPage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly #origins = new Set<string>();
  #lasting = 0;

  constructor(page: Page) {
    this.page = page;
    this.context = page.context();
    const { clock } = page;
    for (const owner of [this.page, this.context]) {
      for (const name of LASTING) if (name in owner) this.#watch(owner, name);
      this.#watchScripts(owner);
      // A clock of a test is in each later document too.
      Object.defineProperty(owner, 'clock', {
        get: () => {
          this.#lasting += 1;
          return clock;
        },
      });
    }
  }

  /** A test begins. */
  begin(): void {
    this.#origins.clear();
    this.page.on('framenavigated', frame => {
      if (frame === this.page.mainFrame()) this.#origins.add(new URL(frame.url()).origin);
    });
  }

  /** Takes back what the test left, where that is possible. */
  async isCleared(): Promise<boolean> {
    const { page, context } = this;
    const [origin = '', ...others] = this.#origins;
    const isOnly = context.pages().length === 1 && others.length === 0 && origin.startsWith('http:');
    if (this.#lasting > 0 || !isOnly) return false;
    for (const event of WATCHED) page.removeAllListeners(event);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await emptied(page, origin);
    await context.clearCookies();
    // Nothing is under it there.
    await page.mouse.move(-10, -10);
    return true;
  }

  #watch(owner: Page | BrowserContext, name: string): void {
    const original = Reflect.get(owner, name) as (...values: unknown[]) => unknown;
    Object.defineProperty(owner, name, {
      value: (...values: unknown[]) => {
        this.#lasting += 1;
        return original.apply(owner, values);
      },
    });
  }

  /** A script of each later document lasts until it is disposed of. */
  #watchScripts(owner: Page | BrowserContext): void {
    const original = owner.addInitScript.bind(owner) as Page['addInitScript'];
    const addInitScript: Page['addInitScript'] = async (script, value) => {
      const added = await original(script, value);
      const dispose = added.dispose.bind(added);
      this.#lasting += 1;
      added.dispose = async () => {
        await dispose();
        this.#lasting -= 1;
      };
      return added;
    };
    Object.defineProperty(owner, 'addInitScript', { value: addInitScript });
  }
}
