import { carriedKeys } from '@radiolink/adapters/http/v1/configuration/configuration.mapper';
import { settingsBoardOf, parseBoardInfo } from '@radiolink/domain/device';
import {
  findSetting,
  listSettings,
  mayBeWide,
  type SettingsContext,
  settingsContext,
} from '@radiolink/domain/settings';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { RUNS_ALL, sampleOf } from '../../.config/drawn-sample.ts';
import { goodValues } from '../src/settings/good-values.mother.ts';
import { WIRELESS_CONFIGURATIONS } from '../src/pages/wireless/wireless-configurations.mother.ts';
import { useBrowser } from './support/browser.ts';
import { type DeviceReader, readDevice } from './support/classic.ts';
import { startRadio } from './support/radio.ts';
import { AIRMAX_PLACES, CONFIGURATION_PLACES } from './support/versioned-places.ts';
import { openWireless } from './support/wireless.ts';

const browser = useBrowser();
const SLOW = { timeout: 90_000 };

/** Time runs faster on the radio, so that its restarts are short. */
const HASTE = 5;
const beginning = Date.now();
const clock = { now: () => beginning + (Date.now() - beginning) * HASTE };

/** Settings that hide others, changed after those. */
const GATES: ReadonlySet<string> = new Set(['security.accessPointMethod', 'security.stationMethod']);
/** Settings that change what the radio is, changed last: another role has its key in another place. */
const ROLES: ReadonlySet<string> = new Set(['radio.mode', 'radio.topology', 'radio.country', 'sixty.mode']);

interface Field {
  readonly id: string;
  readonly key: string;
  readonly kind: 'text' | 'select' | 'switch';
  readonly value: string;
  readonly options: readonly string[];
  readonly disabled: boolean;
}

/** The fields of the page in their current order, from the top. */
const fieldsOf = (page: Page): Promise<Field[]> =>
  page.locator('main [data-setting]').evaluateAll(shells =>
    shells.flatMap(shell => {
      const control = shell.querySelector<HTMLInputElement | HTMLSelectElement>(
        'input:not([type="range"]), select',
      );
      if (control === null) return [];
      const isSelect = control instanceof HTMLSelectElement;
      const isSwitch = !isSelect && control.type === 'checkbox';
      return [
        {
          id: shell.getAttribute('data-setting') ?? '',
          key: shell.getAttribute('data-key') ?? '',
          kind: isSelect ? ('select' as const) : isSwitch ? ('switch' as const) : ('text' as const),
          value: isSwitch ? String(control.checked) : control.value,
          options: isSelect ? [...control.options].map(({ value }) => value) : [],
          // The gain of a built-in antenna stands there to be read.
          disabled: control.disabled || ('readOnly' in control && control.readOnly),
        },
      ];
    }),
  );

const controlOf = (page: Page, key: string) =>
  page.locator(`[data-key="${key}"]`).locator('input:not([type="range"]), select').first();

async function contextOf(page: Page, device: DeviceReader): Promise<SettingsContext> {
  const board = await page.evaluate(() => sessionStorage.getItem('boardinfo') ?? '""');
  const values = await device.configuration();
  const capabilities = parseBoardInfo(String(JSON.parse(board)));
  return settingsContext(values, settingsBoardOf(capabilities), { allowAbove40: mayBeWide(values) });
}

const settingOf = (field: Field) => {
  const found = findSetting(field.key)?.descriptor;
  if (found === undefined) throw new Error(`Nothing is known of ${field.key}.`);
  return found;
};

/** Values that the countries of this test permit, where those of the descriptor alone are beyond their limits. */
const LAWFUL: Readonly<Record<string, readonly string[]>> = {
  'radio.outputPower': ['2', '1'],
  // Its channels are those of the United States.
  'radio.country': ['630', '124'],
  'radio.frequency': ['5200', '5220'],
  // Around the control frequency, also with the narrowest width.
  'radio.centerFrequency': ['5200', '5205', '5195'],
  'ltu.transmitFrequency': ['5200', '5220'],
  'ltu.receiveFrequency': ['5200', '5220'],
};

/** Enters another valid value and returns the expected line; undefined when there is no other value. */
async function change(
  page: Page,
  { field, before }: { readonly field: Field; readonly before: string },
  context: SettingsContext,
): Promise<string | undefined> {
  const control = controlOf(page, field.key);
  const setting = settingOf(field);
  if (field.kind === 'switch') {
    await control.setChecked(field.value !== 'true');
    const [on, off] = setting.states ?? ['enabled', 'disabled'];
    return field.value === 'true' ? off : on;
  }
  if (field.kind === 'select') {
    const others = field.options.filter(one => one !== field.value && one !== '');
    // Auto only if no other option is offered.
    const lawful = LAWFUL[setting.id] ?? [];
    const option = others.find(one => lawful.includes(one)) ?? others.find(one => one !== '0') ?? others[0];
    if (option === undefined) return undefined;
    await control.selectOption(option);
    return option.split(':')[0];
  }
  for (const value of [...(LAWFUL[setting.id] ?? []), ...goodValues(setting, context)]) {
    if (value === before) continue;
    await control.fill(value);
    await control.blur();
    if ((await control.getAttribute('aria-invalid')) !== 'true') return value;
    await control.press('Escape');
  }
  return undefined;
}

async function saveAndApply(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  const review = page.getByRole('dialog', { name: 'Pending changes' });
  const words = /^(Save and apply|Save and apply without a test)$/;
  await review.getByRole('button', { name: words }).click(SLOW);
  await page.getByText(/Changes applied and saved/).waitFor({ timeout: 90_000 });
  await page.getByRole('button', { name: 'Close', exact: true }).click();
}

/** Nothing of the country or of the interface: what the radio of the test has stays. */
const placed = (lines: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(lines).filter(([key]) => !/country|devname|\.freq$|netmode/.test(key)));

/** Keys that were changed and read back, over all devices. */
const done = new Set<string>();
/** Those of them that were compared with the versioned objects too. */
const compared = new Set<string>();
/** Keys of one device that the configuration object can carry, by the mapping. */
const carriedByDevice = new Set<string>();

describe('every wireless setting', () => {
  it.each(sampleOf(Object.entries(WIRELESS_CONFIGURATIONS), 1))(
    'every wireless setting of %s is changed on the page, applied, and read back from the device',
    { timeout: 240_000 },
    async (name, lines) => {
      const profile = name.includes('60 GHz') ? 'sixty' : name.includes('station') ? 'sta-ptmp' : 'ap-ptmp';
      const { url, radio } = await startRadio({ profile, clock, softRestartSeconds: 2 * HASTE, stations: 3 });
      const device = await readDevice(radio);
      // Some of these have more power than the country permits with the antenna of the virtual board.
      await device.put({ ...placed(lines), ...('radio.1.txpower' in lines && { 'radio.1.txpower': '3' }) });
      await expect.poll(() => radio.reachable, SLOW).toBe(true);
      const { page, complaints, close } = await browser.open();
      await openWireless(page, url);
      const writes: string[] = [];
      page.on('request', request => request.url().includes('writecfg') && writes.push(request.url()));
      const context = await contextOf(page, device);
      const open = (await fieldsOf(page)).filter(({ key, disabled }) => !disabled && !done.has(key));

      const expected = new Map<string, string>();
      const compareWithVersioned = async (): Promise<void> => {
        const now = await device.configuration();
        const versioned = await device.versioned();
        const tables = profile === 'sixty' ? [CONFIGURATION_PLACES] : [CONFIGURATION_PLACES, AIRMAX_PLACES];
        // Of the two places of a key that is for access points or for stations, the radio has one.
        const idle = now.get('radio.1.mode') === 'master' ? 'wpasupplicant.' : 'aaa.';
        for (const places of tables) {
          const carried = [...expected.keys()].filter(key => key in places && !key.startsWith(idle));
          expect(carried.map(key => [key, places[key]?.reported(versioned)])).toEqual(
            carried.map(key => [key, places[key]?.of(now.get(key) ?? '', now)]),
          );
          for (const key of carried) compared.add(key);
        }
      };
      const visit = async (fields: readonly Field[]): Promise<number> => {
        const known = expected.size;
        for (const { key, value } of fields) {
          const field = (await fieldsOf(page)).find(one => one.key === key);
          if (field === undefined || field.disabled) continue;
          const written = await change(page, { field, before: value }, context);
          if (written !== undefined) expected.set(key, written);
        }
        if (expected.size === known) return 0;
        await saveAndApply(page);
        await compareWithVersioned();
        return 1;
      };
      const isRole = ({ id }: Field) => ROLES.has(id);
      const isGate = ({ id, kind }: Field) => kind === 'switch' || GATES.has(id);
      const applied = await visit(open.filter(field => !isGate(field) && !isRole(field)));
      // From the last one: a switch that is turned off hides those below it.
      const appliedLater = await visit(open.filter(field => isGate(field) && !isRole(field)).toReversed());
      const appliedLast = await visit(open.filter(isRole));
      expect(writes.length).toBe(applied + appliedLater + appliedLast);

      const held = await device.configuration();
      const astray = [...expected].filter(([key, value]) => held.get(key) !== value);
      expect(astray.map(([key, value]) => `${key}: ${value}, but ${held.get(key)}`)).toEqual([]);
      for (const carried of carriedKeys(held)) carriedByDevice.add(carried);

      await page.reload();
      await page.locator('[data-setting]').first().waitFor(SLOW);
      const shown = (await fieldsOf(page)).filter(
        ({ id, key, kind }) => expected.has(key) && kind !== 'switch' && id !== 'radio.antenna',
      );
      expect(shown.map(({ key, value }) => [key, value])).toEqual(
        shown.map(({ key }) => [key, expected.get(key)]),
      );
      for (const key of expected.keys()) done.add(key);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  it('every wireless setting was visited on one of these devices', () => {
    const visited = new Set([...done].map(key => findSetting(key)?.descriptor.id));
    const forms = listSettings({ page: 'wireless', level: 'advanced' }).map(({ id }) => id);
    // The virtual boards have one antenna each, built in, which leaves nothing to choose.
    const ofTheBoard = ['radio.antenna', 'radio.antennaGain', 'sixty.antennaGain'];
    expect(visited.size).toBeGreaterThan(8);
    expect(RUNS_ALL ? forms.filter(id => !visited.has(id)) : ofTheBoard).toEqual(ofTheBoard);
  });

  it('every wireless setting was compared with its place in the versioned configuration, where it has one', () => {
    const onPage = new Set(listSettings({ page: 'wireless', level: 'advanced' }).map(({ key }) => key));
    const carried = [...carriedByDevice].filter(key => onPage.has(key));
    expect(carried.filter(key => !(key in CONFIGURATION_PLACES))).toEqual([]);
    expect(carried.filter(key => done.has(key) && !compared.has(key))).toEqual([]);
    // A board of 60 GHz has some of these fields without a place: where all devices run, another has compared them.
    const ofAirmax = Object.keys(AIRMAX_PLACES).filter(key => RUNS_ALL && done.has(key));
    expect(ofAirmax.filter(key => !compared.has(key))).toEqual([]);
  });
});
