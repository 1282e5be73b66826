import { StartModel } from '@radiolink/application/start';
import { EditingModel } from '@radiolink/application/configuration';
import { parseBoardInfo } from '@radiolink/domain/device';
import {
  checkSetting,
  inEnglish,
  listSettings,
  type Setting,
  settingKey,
  settingsContext,
} from '@radiolink/domain/settings';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page as screen } from 'vitest/browser';
import { heldValue } from '../../settings/index.ts';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { badValues, goodValues } from './good-values.mother.ts';
import { configurationText, WIRELESS_CONFIGURATIONS } from './wireless-configurations.mother.ts';
import { part } from './part.ts';

const formSettings = listSettings({ page: 'wireless', level: 'advanced' });
const indexesOf = (setting: Setting): readonly number[] => (setting.key.includes('{n}') ? [1] : []);

let stage: Stage;
beforeEach(async () => {
  localStorage.setItem('radiolink.settings-view', 'advanced');
  await screen.viewport(1440, 900);
  stage = setStage();
});
afterEach(async () => {
  await stage.close();
  localStorage.clear();
});

async function show(lines: Readonly<Record<string, string>>): Promise<void> {
  stage.models.get(EditingModel).configurationRead({
    text: configurationText(lines),
    modified: false,
    firstSetup: false,
  });
  await stage.show(<part.View />);
}

const control = (id: string): HTMLInputElement | HTMLSelectElement =>
  stage.place.querySelector<HTMLInputElement | HTMLSelectElement>(
    `[data-setting="${id}"] :is(input:not([type="range"]), select)`,
  )!;

/** Types as a user does: the field receives each change, then loses the focus. */
function enter(element: HTMLInputElement | HTMLSelectElement, value: string): void {
  const prototype = element instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(element, value);
  element.dispatchEvent(
    new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
  element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** Values of what only the device lists. */
const LISTED: Readonly<Partial<Record<NonNullable<Setting['source']>, readonly string[]>>> = {
  channels: ['5500', '5520'],
  countries: ['276', '250'],
  antennas: ['0:34', '0:22'],
};

function valuesOf(setting: Setting, values: ReadonlyMap<string, string>): readonly string[] {
  if (setting.id === 'sixty.frequency') return ['58320', '60480'];
  const listed = setting.source && LISTED[setting.source];
  return listed ?? goodValues(setting, settingsContext(values));
}

describe('the wireless page', () => {
  it('shows each of them on some device', () => {
    const seen = new Set(
      Object.values(WIRELESS_CONFIGURATIONS).flatMap(lines => {
        const context = settingsContext(new Map(Object.entries(lines)));
        return formSettings.filter(({ visible }) => visible(context, [1])).map(({ id }) => id);
      }),
    );
    expect(formSettings.map(({ id }) => id).filter(id => !seen.has(id))).toEqual([]);
  });

  it('knows no board on this stage, so that every setting may be shown', () => {
    expect(stage.models.get(StartModel).$board.getState()).toEqual(parseBoardInfo(''));
  });
});

/** Each configuration with the settings that no earlier one shows: each setting is visited once. */
const visits = Object.entries(WIRELESS_CONFIGURATIONS).reduce<
  { readonly name: string; readonly lines: Readonly<Record<string, string>>; readonly shown: Setting[] }[]
>((done, [name, lines]) => {
  const context = settingsContext(new Map(Object.entries(lines)));
  const visited = new Set(done.flatMap(({ shown }) => shown));
  const shown = formSettings.filter(
    setting => !visited.has(setting) && setting.visible(context, indexesOf(setting)),
  );
  return [...done, { name, lines, shown }];
}, []);

/** Figures of the page are written for readers; their digits are those of the rule. */
const plain = (text: string): string =>
  text.replaceAll('\u2212', '-').replaceAll(/(?<=\d)[,\u202f](?=\d{3})/g, '');
const notesOf = (id: string): string =>
  plain(stage.place.querySelector(`[data-setting="${id}"] [aria-live]`)?.textContent ?? '');

const SOON = { interval: 10, timeout: 10_000 };

describe.each(visits)('on $name', { timeout: 120_000 }, ({ lines, shown }) => {
  const values = new Map(Object.entries(lines));

  it('every setting that applies is on the page, editable, and lands in its key', async () => {
    await show(lines);
    const { $values, allReverted } = stage.models.get(EditingModel);
    for (const setting of shown) {
      const placed = { setting, indexes: indexesOf(setting) };
      const key = settingKey(setting, placed.indexes);
      await expect
        .poll(() => control(setting.id), { ...SOON, message: `${setting.id} is there` })
        .toBeTruthy();
      const element = control(setting.id);
      expect(element.disabled, `${setting.id} is editable`).toBe(false);
      const held = heldValue(placed, values);
      const value = valuesOf(setting, values).find(good => good.split(':')[0] !== held)!;
      const written = setting.source === 'antennas' ? '0' : value;
      if (element.type === 'checkbox') element.click();
      else enter(element, value);
      await expect
        .poll(() => $values.getState().get(key), { ...SOON, message: `${setting.id} lands in ${key}` })
        .toBe(written);
      allReverted();
      await expect.poll(() => $values.getState().get(key), SOON).toBe(values.get(key));
    }
    expect(stage.complaints).toEqual([]);
  });

  it('what a setting refuses is said in its own words, and is no change', async () => {
    await show(lines);
    const context = settingsContext(values);
    for (const setting of shown) {
      await expect
        .poll(() => control(setting.id), { ...SOON, message: `${setting.id} is there` })
        .toBeTruthy();
      const element = control(setting.id);
      if (element instanceof HTMLSelectElement || element.type === 'checkbox') continue;
      // A range is clamped and so never wrong. Specification §5, form inputs.
      if (element.closest('[data-setting]')?.querySelector('input[type="range"]')) continue;
      for (const bad of badValues(setting, context)) {
        const problem = checkSetting(setting, bad.trim(), context, indexesOf(setting));
        if (problem === undefined || bad === element.value) continue;
        enter(element, bad);
        await expect
          .poll(() => notesOf(setting.id), { ...SOON, message: `${setting.id}: ${bad}` })
          .toContain(plain(inEnglish(problem)));
        expect(element.getAttribute('aria-invalid')).toBe('true');
      }
    }
    expect(stage.models.get(EditingModel).$pendingCount.getState()).toBe(0);
    expect(stage.complaints).toEqual([]);
  });

  it('no text that is entered anywhere becomes a line or a key of its own', async () => {
    await show(lines);
    const { $values, $state } = stage.models.get(EditingModel);
    const before = [...$values.getState().keys()].toSorted();
    const hostile = [
      'x\nusers.1.name=evil',
      'x\r\nusers.1.name=evil',
      'x\u0000',
      'users.1.name=evil',
      '\u2028x=y',
    ];
    for (const setting of shown) {
      const element = control(setting.id);
      if (element instanceof HTMLSelectElement || element.type === 'checkbox') continue;
      for (const text of hostile) enter(element, text);
      await new Promise(done => {
        setTimeout(done, 0);
      });
    }
    const { store } = $state.getState()!;
    const written = store.running.toString().split(/[\r\n]+/);
    const keys = written.filter(line => line !== '').map(line => line.split('=')[0]!);
    expect(keys.filter(key => key === 'users.1.name')).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
    expect(before.every(key => keys.includes(key))).toBe(true);
    // A missing value may be set, in its own key only.
    const allowed = new Set([...before, ...shown.map(setting => settingKey(setting, indexesOf(setting)))]);
    expect(keys.filter(key => !allowed.has(key))).toEqual([]);
  });
});
