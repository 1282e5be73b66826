import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PAGE_TASKS } from '../src/palette/page-tasks.ts';
import { DESKTOP, useBrowser } from './support/browser.ts';
import { logIn } from './support/login.ts';
import { startRadio } from './support/radio.ts';

const browser = useBrowser();
const PATIENT = { timeout: 30_000 };
const SETTINGS_PAGES = ['wireless', 'network', 'services', 'system'];
/** What administrators type. */
const TYPED = [
  'MTU',
  'gateway',
  'IP address',
  'VLAN',
  'DHCP server',
  'firewall rule',
  'SSH key',
  'reboot',
  'SSID',
];

interface Field {
  readonly id: string;
  readonly name: string;
}

/** Opens a page by its address and waits for its heading. */
async function openPage(page: Page, route: string): Promise<void> {
  await page.evaluate(to => {
    window.location.hash = to;
  }, `#/${route}`);
  await page.locator('main h1').first().waitFor(PATIENT);
}

/** The fields of a settings page in its advanced view: by setting, or by key in a list, with their labels. */
async function fieldsOf(page: Page, route: string): Promise<readonly Field[]> {
  await openPage(page, route);
  await page.getByText('Advanced', { exact: true }).first().click(PATIENT);
  await page.locator('main [data-setting]').first().waitFor(PATIENT);
  return page.locator('main [data-setting]').evaluateAll(fields =>
    fields.map(field => ({
      id:
        (field.closest('[data-entry]') === null
          ? field.getAttribute('data-setting')
          : field.getAttribute('data-key')) ?? '',
      // In a list its heading belongs to the name.
      name: `${field.closest('[data-entry]')?.querySelector('legend')?.textContent ?? ''} ${field.querySelector('label, legend')?.textContent ?? ''}`,
    })),
  );
}

const sectionsOf = (page: Page): Promise<readonly string[]> =>
  page
    .locator('main [data-section]')
    .evaluateAll(sections => sections.map(section => section.getAttribute('data-section') ?? ''));

const optionOfTask = (label: string): string => `palette-tasks-${label.toLowerCase().replaceAll(' ', '-')}`;

/** The ids of what the palette shows for each text. */
async function searched(page: Page, texts: readonly string[]): Promise<readonly (readonly string[])[]> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search pages and actions' }).waitFor(PATIENT);
  const found = await page.evaluate(async typed => {
    const input = document.querySelector<HTMLInputElement>('[role="combobox"]');
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const all: string[][] = [];
    for (const text of typed) {
      set?.call(input, text);
      input?.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise(resolve => requestAnimationFrame(() => resolve(undefined)));
      all.push([...document.querySelectorAll('[role="option"]')].map(option => option.id));
    }
    return all;
  }, texts);
  await page.keyboard.press('Escape');
  return found;
}

/** What the user sees of a page to do: its buttons and headings. */
const doable = (page: Page): Promise<readonly string[]> =>
  page
    .locator('main :is(button, h2, h3)')
    .evaluateAll(elements => elements.map(element => element.textContent?.trim() ?? ''));

describe.each(['ap-ptp', 'router', 'sixty', 'wave'] as const)('the palette of %s', profile => {
  it('finds every field and task of the pages, and nothing that is not there', async () => {
    const { url } = await startRadio({ profile });
    const { page, close } = await browser.open({ viewport: DESKTOP });
    await logIn(page, url);
    const fields: Field[] = [];
    const places: string[] = [];
    for (const route of SETTINGS_PAGES) {
      fields.push(...(await fieldsOf(page, route)));
      places.push(...(await sectionsOf(page)).map(id => `palette-headings-${route}-${id}`));
    }
    const tasks: string[] = [];
    for (const { page: route, label } of PAGE_TASKS) {
      if (!(await page.evaluate(to => document.querySelector(`nav a[href="#/${to}"]`) !== null, route)))
        continue;
      await openPage(page, route);
      if ((await doable(page)).some(text => text.startsWith(label))) tasks.push(optionOfTask(label));
    }
    const answers = await searched(page, [
      ...fields.map(({ name }) => name),
      ...PAGE_TASKS.map(({ label }) => label),
      ...TYPED,
    ]);
    const missed = fields.filter(({ id }, at) => !answers[at]?.includes(`palette-settings-${id}`));
    const found = new Set(answers.flat());
    const there = new Set([...fields.map(({ id }) => `palette-settings-${id}`), ...places, ...tasks]);
    const absent = [...found].filter(id => /^palette-(settings|headings|tasks)-/.test(id) && !there.has(id));
    expect({ missed, absent, unfound: tasks.filter(id => !found.has(id)) }).toEqual({
      missed: [],
      absent: [],
      unfound: [],
    });
    await close();
    // A versioned device carries no place for some of them.
    if (profile === 'wave') return;
    const empty = TYPED.filter((_, at) => (answers.at(at - TYPED.length) ?? []).length === 0);
    expect(empty).toEqual([]);
  });
});
