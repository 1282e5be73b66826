import { assert, constantFrom, property, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConfigStore, ConfigText } from '../../configuration/index.ts';
import { withEndsVisible } from '../../text/text.ts';
import { remarkOn } from '../check-setting.ts';
import { settingById } from '../find-setting.ts';
import { normalizedValue } from '../normalized-value.ts';
import { pendingFindings } from '../pending-faults.ts';
import { settingsContext } from '../settings-context.ts';

const context = settingsContext(new Map());
const name = settingById('device.name');
const word = stringMatching(/^[a-z]{1,8}(?: [a-z]{1,8})?$/);
const unseen = constantFrom('\u200B', '\u00A0', '\uFEFF', '\u00AD', '\u2068', '\u202E', '\u2003');

describe('a name that differs in what is not seen', () => {
  it('a name is remarked for a space at its ends and for an invisible character anywhere in it', () => {
    assert(
      property(word, unseen, (text, character) => {
        expect(remarkOn(name, text, context)).toBeUndefined();
        for (const each of [` ${text}`, `${text} `])
          expect(remarkOn(name, each, context)?.key).toBe('Begins or ends with a space.');
        for (const each of [`${character}${text}`, `${text}${character}`, `${text}${character}${text}`])
          expect(remarkOn(name, each, context)?.key).toBe('Contains the invisible character {character}.');
      }),
    );
  });

  it('the review remarks a name that a change gives a space at its end', () => {
    const key = name.key;
    const edit = ConfigStore.of(ConfigText.parse(`${key}=ridge-north\n`)).edit(
      new Map([[key, 'ridge-north ']]),
    );
    const remarks = edit.ok ? pendingFindings(edit.store).remarks : [];
    expect(remarks.map(({ problem }) => problem.key)).toContain('Begins or ends with a space.');
  });

  it('a name never looks like another one beside it that differs in a space or an invisible character', () => {
    assert(
      property(word, unseen, (text, character) => {
        const others = [` ${text}`, `${text} `, `${text}  x`, `${text}${character}`, `${character}${text}`];
        const shown = [text, `${text} x`, ...others].map(withEndsVisible);
        expect(new Set(shown.map(each => each.replaceAll(/[\u00A0\u2003]/gu, ' '))).size).toBe(shown.length);
      }),
    );
    expect(withEndsVisible('ridge north')).toBe('ridge north');
    expect(withEndsVisible(' a  b ')).toBe('␣a␣␣b␣');
  });

  it('a name that was copied from a page loses the marks of direction around it', () => {
    for (const kind of ['text', 'secret'] as const)
      expect(normalizedValue({ kind }, '\u2068ridge\u2069 \u2066north\u2069')).toBe('ridge north');
  });
});
