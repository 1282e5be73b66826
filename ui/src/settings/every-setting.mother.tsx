import { EditingModel } from '@radiolink/application/configuration/editing.model';
import {
  checkSetting,
  inEnglish,
  listSettings,
  placeholdersOf,
  type Setting,
  type SettingId,
  settingKey,
  settingsContext,
  type SettingsPage,
} from '@radiolink/domain/settings';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page as screen } from 'vitest/browser';
import type { Part } from '../models/part.ts';
import { setStage, type Stage, type StageDevice } from '../testing/stage.mother.tsx';
import { configurationText } from './configuration-text.mother.ts';
import { badValues, goodValues } from './good-values.mother.ts';
import { heldValue } from './placed-setting.ts';
import { writtenValue } from './use-setting-field.ts';

/** Values of a configuration by key. */
type Lines = Readonly<Record<string, string>>;

/** A settings page, and what its every setting is tested with. */
export interface EverySettingTest {
  readonly page: SettingsPage;
  readonly part: Part;
  /** What the page reads beside the configuration. */
  readonly stage?: StageDevice;
  /** Configurations that together show every setting of the page; entries have the index 1. */
  readonly configurations: Readonly<Record<string, Lines>>;
  /** Good values of a setting that only the device lists, or whose rule asks for a form of its own. */
  readonly good?: (setting: Setting) => readonly string[] | undefined;
  /** Settings that one control writes together: it has a test of its own. */
  readonly together?: readonly SettingId[];
}

/** Types as a user does: the field receives each change, then loses the focus. */
function enter(element: HTMLInputElement | HTMLSelectElement, value: string): void {
  const prototype = element instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(element, value);
  element.dispatchEvent(
    new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
  element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** Figures of the page are written for readers; their digits are those of the rule. */
const plain = (text: string): string =>
  text.replaceAll('\u2212', '-').replaceAll(/(?<=\d)[,\u202f](?=\d{3})/g, '');
const SOON = { interval: 10, timeout: 10_000 };

const indexesOf = ({ key }: Setting): readonly number[] => placeholdersOf(key).map(() => 1);

interface Visit {
  readonly name: string;
  readonly lines: Lines;
  readonly shown: readonly Setting[];
}

/** Each configuration with the settings that no earlier one shows: each setting is visited once. */
function visitsOf(
  configurations: EverySettingTest['configurations'],
  settings: readonly Setting[],
): readonly Visit[] {
  return Object.entries(configurations).reduce<readonly Visit[]>((done, [name, lines]) => {
    const context = settingsContext(new Map(Object.entries(lines)));
    const visited = new Set(done.flatMap(({ shown }) => shown));
    const shown = settings.filter(
      setting => !visited.has(setting) && setting.visible(context, indexesOf(setting)),
    );
    return [...done, { name, lines, shown }];
  }, []);
}

/**
 * Tests every setting of a settings page in the browser: it is there, a good value is written to its key, a bad one is
 * refused in the words of its rule, and no text becomes a key of its own.
 */
export function testEverySetting({
  page,
  part,
  stage: device,
  configurations,
  good,
  together = [],
}: EverySettingTest): void {
  const settings = listSettings({ page }).filter(({ id }) => !together.includes(id));
  const visits = visitsOf(configurations, settings);
  const valuesOf = (setting: Setting, values: ReadonlyMap<string, string>): readonly string[] =>
    good?.(setting) ?? goodValues(setting, settingsContext(values));
  let stage: Stage;
  beforeEach(async () => {
    localStorage.setItem('radiolink.settings-view', 'advanced');
    await screen.viewport(1440, 900);
    stage = setStage({ ...device, models: [...(device?.models ?? []), ...(part.models ?? [])] });
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

  const found = (id: string): HTMLInputElement | HTMLSelectElement | null =>
    stage.place.querySelector<HTMLInputElement | HTMLSelectElement>(
      `[data-setting="${id}"] :is(input:not([type="range"]), select)`,
    );
  const control = (id: string): HTMLInputElement | HTMLSelectElement => {
    const element = found(id);
    if (element === null) throw new Error(`${id} has no control.`);
    return element;
  };
  const notesOf = (id: string): string => {
    const notes = document.getElementById(control(id).getAttribute('aria-describedby') ?? '');
    return plain(notes?.textContent ?? '');
  };

  it('shows each of its settings in one of the configurations', () => {
    const seen = new Set(visits.flatMap(({ shown }) => shown.map(({ id }) => id)));
    expect(settings.map(({ id }) => id).filter(id => !seen.has(id))).toEqual([]);
  });

  describe.each(visits)('on $name', { timeout: 120_000 }, ({ lines, shown }) => {
    const values = new Map(Object.entries(lines));

    it('every setting that applies is on the page, editable, and lands in its key', async () => {
      await show(lines);
      const { $values, allReverted } = stage.models.get(EditingModel);
      for (const setting of shown) {
        const placed = { setting, indexes: indexesOf(setting) };
        const key = settingKey(setting, placed.indexes);
        await expect
          .poll(() => found(setting.id), { ...SOON, message: `${setting.id} is there` })
          .not.toBeNull();
        const element = control(setting.id);
        expect(element.disabled, `${setting.id} is editable`).toBe(false);
        const held = heldValue(placed, values);
        const value = valuesOf(setting, values).find(each => each.split(':')[0] !== held) ?? '';
        expect(value, `${setting.id} has another good value`).not.toBe('');
        // An antenna is entered with its gain, which has a key of its own.
        const written = setting.source === 'antennas' ? value.split(':')[0] : value;
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
      const { $invalidFields } = stage.models.get(EditingModel);
      for (const setting of shown) {
        await expect
          .poll(() => found(setting.id), { ...SOON, message: `${setting.id} is there` })
          .not.toBeNull();
        const element = control(setting.id);
        if (element instanceof HTMLSelectElement || element.type === 'checkbox') continue;
        // A range is clamped and so never wrong. §5.form-inputs.
        if (element.closest('[data-setting]')?.querySelector('input[type="range"]')) continue;
        for (const bad of badValues(setting, context)) {
          const problem = checkSetting(setting, writtenValue(setting, bad), context, indexesOf(setting));
          if (problem === undefined || bad === element.value) continue;
          enter(element, bad);
          await expect
            .poll(() => notesOf(setting.id), { ...SOON, message: `${setting.id}: ${bad}` })
            .toContain(plain(inEnglish(problem)));
          expect(element.getAttribute('aria-invalid')).toBe('true');
          // Two values may be refused in the same words: the next one follows when this one is settled.
          const key = settingKey(setting, indexesOf(setting));
          await expect
            .poll(() => $invalidFields.getState().get(key)?.typed, SOON)
            .toBe(writtenValue(setting, bad));
        }
      }
      expect(stage.models.get(EditingModel).$pendingCount.getState()).toBe(0);
      expect(stage.complaints).toEqual([]);
    });

    it('no text that is entered anywhere becomes a line or a key of its own', async () => {
      await show(lines);
      const { $values, $state } = stage.models.get(EditingModel);
      const before = [...$values.getState().keys()].toSorted();
      const hostile = ['x\nzz.evil=1', 'x\r\nzz.evil=1', 'x\u0000', 'zz.evil=1', '\u2028x=y'];
      for (const setting of shown) {
        const element = control(setting.id);
        if (element instanceof HTMLSelectElement || element.type === 'checkbox') continue;
        for (const text of hostile) enter(element, text);
        await new Promise(done => {
          setTimeout(done, 0);
        });
      }
      const written = String($state.getState()?.store.running).split(/[\r\n]+/);
      const keys = written.filter(line => line !== '').map(line => line.split('=')[0] ?? '');
      expect(keys.filter(key => key === 'zz.evil')).toEqual([]);
      expect(new Set(keys).size).toBe(keys.length);
      expect(before.every(key => keys.includes(key))).toBe(true);
      // A missing value may be set, in its own key only.
      const allowed = new Set([...before, ...shown.map(setting => settingKey(setting, indexesOf(setting)))]);
      expect(keys.filter(key => !allowed.has(key))).toEqual([]);
    });
  });
}
