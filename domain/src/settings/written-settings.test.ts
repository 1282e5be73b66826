import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueProblem } from '../configuration/config-rules.ts';
import { ConfigText } from '../configuration/config-text.ts';
import { settingsCatalogue } from './catalogue.ts';
import { checkSetting, remarkOn } from './check-setting.ts';
import { wordsOfValue } from './explain-configuration.ts';
import { settingEdit, settingKey } from './setting-edit.ts';
import { settingsContext } from './settings-context.ts';

/** Lines that nobody here knows, in all the forms that a device or an editor may leave behind. */
const UNKNOWN = 'future.1.thing= a = b \r\n# kept by hand\n\nno equals sign\nfuture.1.thing=twice\n';

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom('', '0', '-1', 'enabled', 'disabled', 'none', '=', '#', ' ', '5180', 'a\nb=c', 'a\r', '\0'),
);
const anyIndex = fc.integer({ min: 0, max: 40 });

describe.each(settingsCatalogue)('$id, whatever its text', setting => {
  it('is written and read again as it is, and no other byte changes', () => {
    fc.assert(
      fc.property(anyText, anyText, anyIndex, anyIndex, (held, value, n, m) => {
        const key = settingKey(setting, [n, m]);
        const before = ConfigText.parse(`${UNKNOWN}${key}=${held.replaceAll(/[\r\n]/g, '')}\n${UNKNOWN}`);
        const edit = before.edit(settingEdit(setting, value, before.entries(), [n, m]));
        if (!edit.ok) {
          expect(valueProblem(value)).toBeDefined();
          return;
        }
        expect(edit.config.get(key)).toBe(value);
        const text = edit.config.toString();
        expect(text.startsWith(UNKNOWN)).toBe(true);
        expect(text.split(UNKNOWN)).toHaveLength(3);
        expect(ConfigText.parse(text).entries()).toEqual(edit.config.entries());
        expect(ConfigText.parse(text).toString()).toBe(text);
      }),
      { numRuns: 40 },
    );
  });

  it('is judged and put into words, and stays shown when it is none of the choices', () => {
    fc.assert(
      fc.property(anyText, anyIndex, anyIndex, (value, n, m) => {
        const indexes = [n, m];
        const context = settingsContext(new Map([[settingKey(setting, indexes), value]]));
        checkSetting(setting, value, context, indexes);
        remarkOn(setting, value, context, indexes);
        const offered = setting.choices?.(context, indexes).map(choice => choice.value) ?? [];
        const known = [...offered, ...(setting.states ?? [])].includes(value);
        const words = wordsOfValue(value, { descriptor: setting, indexes }, context);
        if (!known) expect(words).toBe(value);
      }),
      { numRuns: 40 },
    );
  });
});
