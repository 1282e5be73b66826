import { ACTIONS } from '@radiolink/application/features/actions';
import { FEATURES } from '@radiolink/application/features/registry';
import { findSetting, settingName } from '@radiolink/domain/settings';
import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { sampleOf } from '../../.config/drawn-sample.ts';
import { PAGE_TASKS } from '../src/app/palette/page-tasks.ts';
import { DESKTOP, useBrowser } from './support/browser.ts';
import { logIn } from './support/login.ts';
import { type PageButton, pageButtons } from './support/page-buttons.ts';
import { searched } from './support/palette-search.ts';
import { startRadio } from './support/radio.ts';
import { openServices } from './support/services.ts';

const browser = useBrowser();
const PATIENT = { timeout: 90_000 };
/** A part of a page that is loaded after it. */
const PART = { timeout: 60_000, interval: 50 };
const SETTINGS_PAGES = new Set(['wireless', 'network', 'services', 'system']);
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
  /** Ids and keys of settings that it writes too. */
  readonly also: string;
}

/** What a page has, by the ids that the palette gives it. */
interface Seen {
  readonly route: string;
  readonly fields: readonly Field[];
  readonly sections: readonly string[];
  readonly tasks: readonly string[];
  /** Those that are no actions of the registry. */
  readonly buttons: readonly PageButton[];
}

/** The pages that this device has, in the order of their list. */
async function routesOf(page: Page): Promise<readonly string[]> {
  const links = await page
    .locator('nav a[href^="#/"]')
    .evaluateAll(all => all.map(link => link.getAttribute('href')));
  return FEATURES.map(({ route }) => route).filter(route => links.includes(`#/${route}`));
}

async function openPage(page: Page, route: string): Promise<void> {
  await page.evaluate(to => void (window.location.hash = to), `#/${route}`);
  const heading =
    route === 'settings' ? 'Settings overview' : FEATURES.find(feature => feature.route === route)?.label;
  await page.getByRole('heading', { level: 1, name: heading ?? '', exact: true }).waitFor(PATIENT);
}

async function showAdvanced(page: Page): Promise<void> {
  await page.getByText('Advanced', { exact: true }).first().click(PATIENT);
  await page.locator('main [data-setting]').first().waitFor(PATIENT);
}

/** Controls of several settings, each of which the palette finds. */
const PLANNED = new Set(['wan-nat', 'lan-dhcp-server', 'management-vlan']);

/** The fields of a settings page: by setting, or by key in a list, with their labels. */
async function fieldsOf(page: Page): Promise<readonly Field[]> {
  const seen = await page.locator('main [data-setting]').evaluateAll(fields =>
    fields.map(field => {
      const entry = field.closest<HTMLElement>('[data-entry]');
      return {
        setting: field.getAttribute('data-setting') ?? '',
        key: field.getAttribute('data-key') ?? '',
        also: field.getAttribute('data-also') ?? '',
        // In a list its heading belongs to the name.
        heading: entry?.dataset['name'] ?? entry?.querySelector('legend')?.textContent ?? '',
        label: field.querySelector('label, legend')?.textContent ?? '',
      };
    }),
  );
  return seen
    .filter(({ setting }) => !PLANNED.has(setting))
    .map(({ setting, key, also, heading, label }) => {
      const found = findSetting(key);
      if (found === undefined || found.indexes.length === 0) return { id: setting, name: label, also };
      // Outside of a list a field has the name of its entry.
      const name = heading === '' ? (settingName(key) ?? label) : `${heading} ${label}`;
      return { id: key, name, also };
    });
}

const sectionsOf = (page: Page): Promise<readonly string[]> =>
  page
    .locator('main [data-section]')
    .evaluateAll(sections => sections.map(section => section.getAttribute('data-section') ?? ''));

const TASK_IDS = PAGE_TASKS.map(({ page, label }) => ({
  page,
  label,
  id: `palette-tasks-${page}-${label.toLowerCase().replaceAll(' ', '-')}`,
}));
const tasksAt = (route: string) => TASK_IDS.filter(({ page }) => page === route);

/** The tasks of a page whose button or heading it shows. */
async function tasksOf(page: Page, route: string): Promise<readonly string[]> {
  const shown = await page
    .locator('main :is(button, h2, h3):visible')
    .evaluateAll(elements => elements.map(element => element.textContent.trim()));
  return tasksAt(route).flatMap(({ label, id }) => (shown.some(text => text.startsWith(label)) ? id : []));
}

/** `Maximize` is what the button says of `Maximize station list`. */
const isNamedAsAction = ({ name }: PageButton): boolean =>
  ACTIONS.some(({ label }) => label.startsWith(name));

/** Opens a page, its view advanced, and reads it as soon as it has every task that the palette offers on it. */
async function look(page: Page, route: string, offered: readonly string[]): Promise<Seen> {
  await openPage(page, route);
  if (SETTINGS_PAGES.has(route)) await showAdvanced(page);
  // A choice of the palette opens the line that it is in.
  if (route === 'services' || route === 'system') await openServices(page);
  const own = tasksAt(route).flatMap(({ id }) => (offered.includes(id) ? id : []));
  // What does not come is told by the comparison.
  const isDrawn = async (): Promise<void> => {
    const shown = await tasksOf(page, route);
    if (!own.every(id => shown.includes(id))) throw new Error('A part is still on its way.');
  };
  await vi.waitFor(isDrawn, PART).catch(() => undefined);
  const buttons = await pageButtons(page);
  // Actions of a page are found while it is open.
  const named = buttons.filter(isNamedAsAction);
  const names = named.map(({ name }) => name);
  const found = names.length === 0 ? [] : await searched(page, names);
  const actions = new Set(named.filter((_, at) => found[at]?.some(id => id.startsWith('palette-actions-'))));
  return {
    route,
    fields: await fieldsOf(page),
    sections: (await sectionsOf(page)).map(id => `palette-headings-${route}-${id}`),
    tasks: await tasksOf(page, route),
    buttons: buttons.filter(button => !actions.has(button)),
  };
}

/** What a button is called without what it acts on: `Test cable: eth0`, `Reboot Quarry-AP`. */
const verbOf = ({ name }: PageButton): string => name.replace(/: .+$| \S+-\S+$/, '');

describe.each(sampleOf(['ap-ptp', 'router', 'sixty', 'wave'] as const, 1))('the palette of %s', profile => {
  it('finds every field, task and button of the pages, and nothing that is not there', async () => {
    const { url } = await startRadio({ profile });
    const { page, close } = await browser.open({ viewport: DESKTOP });
    await logIn(page, url);
    // What is offered depends on the configuration, which is there when its fields are.
    await openPage(page, 'system');
    await showAdvanced(page);
    const labels = PAGE_TASKS.map(({ label }) => label);
    const offered = (await searched(page, labels)).flat();
    const seen: Seen[] = [];
    for (const route of await routesOf(page)) seen.push(await look(page, route, offered));
    const fields = seen.flatMap(each => each.fields);
    const buttons = seen.flatMap(({ route, buttons: own }) => own.map(button => ({ ...button, route })));
    const answers = await searched(page, [
      ...fields.map(({ name }) => name),
      ...buttons.map(verbOf),
      ...buttons.map(({ heading }) => heading),
      ...labels,
      ...TYPED,
    ]);
    const [ofFields, ofButtons, ofHeadings] = [
      answers,
      answers.slice(fields.length),
      answers.slice(fields.length + buttons.length),
    ];
    const missed = fields.filter(({ id }, at) => ofFields[at]?.includes(`palette-settings-${id}`) !== true);
    const unreached = buttons.filter(({ route, section, ofForm }, at) => {
      const byName = ofButtons[at] ?? [];
      const byHeading = ofForm ? (ofHeadings[at] ?? []) : [];
      return !(
        tasksAt(route).some(({ id }) => byName.includes(id)) ||
        [...byName, ...byHeading].some(
          id => id === `palette-headings-${route}-${section}` || (ofForm && id === `palette-pages-${route}`),
        )
      );
    });
    const found = new Set(answers.flat());
    const there = new Set([
      ...fields.flatMap(({ id, also }) => [id, ...also.split(' ')].map(each => `palette-settings-${each}`)),
      ...seen.flatMap(({ sections, tasks }) => [...sections, ...tasks]),
    ]);
    expect({
      missed,
      unreached: unreached.map(({ route, name, heading }) => `${route}: ${name} (${heading})`),
      unfound: seen.flatMap(({ tasks }) => tasks).filter(id => !found.has(id)),
      absent: [...found].filter(id => /^palette-(settings|headings|tasks)-/.test(id) && !there.has(id)),
    }).toEqual({ missed: [], unreached: [], unfound: [], absent: [] });
    await close();
    // A versioned device carries no place for some of them.
    if (profile === 'wave') return;
    expect(TYPED.filter((_, at) => answers.at(at - TYPED.length)?.length === 0)).toEqual([]);
  });
});
