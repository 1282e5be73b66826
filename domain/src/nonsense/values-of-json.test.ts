import { assert, constantFrom, property } from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../configuration/property-runs.mother.ts';
import { checkSetting, listSettings, settingsContext, validateConfiguration } from '../settings/index.ts';
import { validConfiguration } from '../settings/configuration.mother.ts';

/** What a script reads out of JSON where a text should be. */
const NO_TEXT: readonly unknown[] = [null, undefined, 5, true, {}, []];
const board = {} as Parameters<typeof settingsContext>[1];

it('no rule of a setting throws at a value that is no text', () => {
  const settings = listSettings();
  expect(settings.length).toBeGreaterThan(100);
  assert(
    property(validConfiguration, values => {
      const context = settingsContext(values, board);
      for (const setting of settings)
        for (const value of NO_TEXT)
          expect(() => checkSetting(setting, value as string, context, [1, 1])).not.toThrow();
    }),
    runs(3),
  );
});

it('no configuration with a value that is no text makes the checks throw', () => {
  assert(
    property(validConfiguration, constantFrom(...NO_TEXT), (values, value) => {
      for (const key of values.keys()) {
        const spoilt = new Map([...values, [key, value as string]]);
        expect(() => validateConfiguration(spoilt)).not.toThrow();
        expect(() => validateConfiguration(spoilt, settingsContext(spoilt, board))).not.toThrow();
      }
    }),
    runs(5),
  );
});
