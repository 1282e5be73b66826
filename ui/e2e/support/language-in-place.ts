import type { Page } from 'playwright-core';

/** What React keeps of a component, as far as a way through the tree needs it. */
interface Fiber {
  readonly memoizedProps: { readonly value?: Partial<Models> } | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

interface Models {
  readonly open: unknown;
  readonly get: (token: symbol) => { readonly languageChosen: (code: string) => void };
}

/**
 * Chooses a language as the list of the user menu does, without opening the menu: what is open stays open. Neither a load
 * nor a login is spent on it.
 */
export async function changeLanguage(page: Page, code: string): Promise<void> {
  await page.evaluate(async language => {
    const tag = language.replaceAll('_', '-');
    if (document.documentElement.lang === tag) return;
    const place = [...document.querySelectorAll('body, body *')].find(element =>
      Object.keys(element).some(key => key.startsWith('__reactContainer$')),
    );
    const [, root] = Object.entries(place ?? {}).find(([key]) => key.startsWith('__reactContainer$')) ?? [];
    const waiting = [(root as { stateNode: { current: Fiber } }).stateNode.current];
    let models: Partial<Models> | undefined;
    for (let fiber = waiting.pop(); fiber !== undefined && models === undefined; fiber = waiting.pop()) {
      const { value } = fiber.memoizedProps ?? {};
      if (typeof value?.open === 'function' && typeof value.get === 'function') models = value;
      for (const next of [fiber.sibling, fiber.child]) if (next !== null) waiting.push(next);
    }
    const { languageChosen } = models?.get?.(Symbol.for('radiolink.PreferencesModel')) ?? {};
    // A device that applies or restarts does not answer at once: what failed is chosen again.
    for (let frames = 0; frames < 1200 && document.documentElement.lang !== tag; frames += 1) {
      if (frames % 120 === 0) languageChosen?.(language);
      await new Promise(resolve => requestAnimationFrame(resolve));
    }
    if (document.documentElement.lang !== tag) throw new Error(`The page does not change to ${language}.`);
  }, code);
}

/** Loads the page again in a language, as if the user had chosen it in this browser session. */
export async function reloadIn(page: Page, code: string): Promise<void> {
  await page.evaluate(language => sessionStorage.setItem('new_ui_lang', JSON.stringify(language)), code);
  await page.reload();
}
