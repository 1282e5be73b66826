import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueProblem } from '../configuration/config-edit.ts';
import { ConfigText } from '../configuration/config-text.ts';
import { type Setting, settingsCatalogue } from './catalogue.ts';
import { checkSetting, remarkOn } from './validate-configuration.ts';
import { wordsOfValue } from './explain-configuration.ts';
import { settingEdit, settingKey } from './setting-edit.ts';
import { settingsContext } from './settings-context.ts';
import { runs } from '../configuration/property-runs.mother.ts';

/** Unknown lines, in all the forms that a device or an editor may write. */
const UNKNOWN = 'future.1.thing= a = b \r\n# kept by hand\n\nno equals sign\nfuture.1.thing=twice\n';

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom('', '0', '-1', 'enabled', 'disabled', 'none', '=', '#', ' ', '5180', 'a\nb=c', 'a\r', '\0'),
);
const anyIndex = fc.integer({ min: 0, max: 40 });

/** Result of writing a value to a configuration that holds the key between unknown lines. */
function written(setting: Setting, held: string, value: string, indexes: readonly number[]) {
  const key = settingKey(setting, indexes);
  const before = ConfigText.parse(`${UNKNOWN}${key}=${held.replaceAll(/[\r\n]/g, '')}\n${UNKNOWN}`);
  const edit = before.edit(settingEdit(setting, value, before.entries(), indexes));
  const after = edit.ok ? edit.config : before;
  const text = after.toString();
  return {
    refused: !edit.ok,
    read: after.get(key) ?? '',
    unchanged: text.startsWith(UNKNOWN) && text.split(UNKNOWN).length === 3,
    stable: ConfigText.parse(text).toString() === text && ConfigText.parse(text).get(key) === after.get(key),
  };
}

/** A value for validation and description, and whether it is reported. */
function reported(setting: Setting, value: string, indexes: readonly number[]) {
  const context = settingsContext(new Map([[settingKey(setting, indexes), value]]));
  checkSetting(setting, value, context, indexes);
  remarkOn(setting, value, context, indexes);
  const offered = setting.choices?.(context, indexes).map(choice => choice.value) ?? [];
  return {
    known: [...offered, ...(setting.states ?? []), ...Object.keys(setting.words ?? {})].includes(value),
    words: wordsOfValue(value, { descriptor: setting, indexes }, context),
  };
}

describe.each(settingsCatalogue)('$id, whatever its text', setting => {
  it('is written and read again as it is, and no other byte changes', () => {
    fc.assert(
      fc.property(anyText, anyText, anyIndex, anyIndex, (held, value, n, m) => {
        const { refused, read, unchanged, stable } = written(setting, held, value, [n, m]);
        expect({ unchanged, stable }).toEqual({ unchanged: true, stable: true });
        expect(refused).toBe(valueProblem(value) !== undefined);
        expect(refused || read === value).toBe(true);
      }),
      runs(40),
    );
  });

  it('is judged and put into words, and stays shown when it is none of the choices', () => {
    fc.assert(
      fc.property(anyText, anyIndex, anyIndex, (value, n, m) => {
        const { known, words } = reported(setting, value, [n, m]);
        expect(known || words === value).toBe(true);
      }),
      runs(40),
    );
  });
});
