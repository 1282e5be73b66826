import { ADMIN } from '../support/radio.ts';
import type { EnginePage } from './engine-page.ts';

/** As long as something may take on a loaded machine, ms. */
const PATIENCE_MS = 90_000;
const PAUSE_MS = 100;

const MARK = 'data-engine-target';

/** A pattern as two strings: a regular expression is not handed to a page. */
const patternOf = (name: string | RegExp): readonly [string, string] =>
  typeof name === 'string'
    ? [`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, '']
    : [name.source, name.flags];

/** Asks until the answer is truthy; what a page throws while it changes is asked again. */
export async function until<Result>(
  what: string,
  ask: () => Promise<Result>,
  ms = PATIENCE_MS,
): Promise<NonNullable<Result>> {
  let problem: unknown;
  for (const end = Date.now() + ms; Date.now() < end; ) {
    try {
      const answer = await ask();
      if (answer) return answer;
      problem = undefined;
    } catch (error) {
      problem = error;
    }
    await new Promise(resolve => void setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`Waited for ${what}.`, { cause: problem });
}

/** Marks the first element that is seen, enabled, of this selector and this name; whether there is one. */
function markSeen(mark: string, selector: string, source: string, flags: string): boolean {
  const pattern = new RegExp(source, flags);
  for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
  const surface = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(element => {
    const names = [element.getAttribute('aria-label'), element.textContent, element.title];
    return (
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(':disabled') &&
      element.closest('[inert]') === null &&
      surface.contains(element) &&
      names.some(name => name !== null && pattern.test(name.replace(/\s+/g, ' ').trim()))
    );
  });
  if (found === undefined) return false;
  found.setAttribute(mark, '');
  found.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  return true;
}

/** Waits until an element is seen. */
export async function see(page: EnginePage, selector: string, name: string | RegExp = /(?:)/): Promise<void> {
  await until(`${selector} ${name}`, () => page.run(markSeen, MARK, selector, ...patternOf(name)));
}

/** Clicks an element as soon as it can be clicked. */
export async function click(
  page: EnginePage,
  selector: string,
  name: string | RegExp = /(?:)/,
): Promise<void> {
  await until(`${selector} ${name} to be clicked`, async () => {
    if (!(await page.run(markSeen, MARK, selector, ...patternOf(name)))) return false;
    await page.click(`[${MARK}]`);
    return true;
  });
}

/** Waits until the text stands on the page. */
export async function read(
  page: EnginePage,
  pattern: RegExp,
  selector = 'body',
  ms = PATIENCE_MS,
): Promise<void> {
  await until(
    `the text ${pattern}`,
    () =>
      page.run(
        (where, source, flags) =>
          [...document.querySelectorAll<HTMLElement>(where)].some(part =>
            new RegExp(source, flags).test(part.innerText.replace(/\s+/g, ' ')),
          ),
        selector,
        ...patternOf(pattern),
      ),
    ms,
  );
}

/** Replaces the text of a field. */
export async function fill(page: EnginePage, selector: string, text: string): Promise<void> {
  await click(page, selector);
  await page.run(() => (document.activeElement as HTMLInputElement | null)?.select());
  await page.type(text);
}

/** Chooses an option by its value: lists are drawn by the system and are no part of the page. */
export async function pick(page: EnginePage, selector: string, value: string): Promise<void> {
  await see(page, selector);
  await page.run(
    (where, chosen) => {
      const list = document.querySelector<HTMLSelectElement>(where);
      if (list === null) return;
      list.value = chosen;
      for (const kind of ['input', 'change']) list.dispatchEvent(new Event(kind, { bubbles: true }));
    },
    selector,
    value,
  );
}

/** Goes to a route of the program. */
export async function goTo(page: EnginePage, route: string): Promise<void> {
  await page.run(hash => void (location.hash = hash), `#/${route}`);
}

/** Logs in on the login that is there, and waits for the first page. */
export async function logIn(
  page: EnginePage,
  account: { username: string; password: string } = ADMIN,
): Promise<void> {
  await fill(page, 'input[name=username]', account.username);
  await fill(page, 'input[name=password]', account.password);
  await page.press('Enter');
  await see(page, 'header button[popovertarget]');
  await see(page, 'main h2, main h1');
}
