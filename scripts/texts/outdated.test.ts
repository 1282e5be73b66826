import { expect, it } from 'vitest';
import type { Language } from './check-language.ts';
import { confirmed, merged, outdatedTexts, renamed } from './outdated.ts';

const german = (translations: Language['translations'], outdated: Language['outdated'] = {}): Language => ({
  translations,
  outdated,
});

const change = (from: string, to: string, stillUsed = false) => ({ from, to, stillUsed });

it('moves a translation to the changed text, and marks what it was made from', () => {
  expect(
    renamed(german({ Up: 'Hoch', 'Far end': 'Gegenseite' }), 'de_DE', change('Far end', 'Remote end')),
  ).toEqual({
    translations: { Up: 'Hoch', 'Remote end': 'Gegenseite' },
    outdated: { 'Remote end': { from: 'Far end', translation: 'Gegenseite' } },
  });
});

it('shows no translation whose placeholders are not those of the changed text, but keeps it in the mark', () => {
  expect(renamed(german({ 'At {time}': 'Um {time}' }), 'de_DE', change('At {time}', 'On {date}'))).toEqual({
    translations: {},
    outdated: { 'On {date}': { from: 'At {time}', translation: 'Um {time}' } },
  });
});

it('moves each plural form to its own', () => {
  const plurals = german({ '{count} tries_one': 'Ein Versuch', '{count} tries_other': '{count} Versuche' });
  expect(renamed(plurals, 'de_DE', change('{count} tries', '{count} attempts')).translations).toEqual({
    '{count} attempts_one': 'Ein Versuch',
    '{count} attempts_other': '{count} Versuche',
  });
});

it('shows a text that has become a counted one in English until each of its forms is renewed', () => {
  const { translations, outdated } = renamed(
    german({ Tries: 'Versuche' }),
    'de_DE',
    change('Tries', '{count} tries'),
  );
  expect(translations).toEqual({});
  expect(Object.keys(outdated)).toEqual(['{count} tries_one', '{count} tries_other']);
});

it('takes the general form of a text that is no longer a counted one, and does not show it', () => {
  const plurals = german({ '{count} tries_one': 'Ein Versuch', '{count} tries_other': '{count} Versuche' });
  expect(renamed(plurals, 'de_DE', change('{count} tries', 'Tries'))).toEqual({
    translations: {},
    outdated: { Tries: { from: '{count} tries', translation: '{count} Versuche' } },
  });
});

it('remembers what was translated through several changes, and has no mark once the text is that again', () => {
  const once = renamed(german({ A: 'a' }), 'de_DE', change('A', 'B'));
  const twice = renamed(once, 'de_DE', change('B', 'C'));
  expect(twice.outdated).toEqual({ C: { from: 'A', translation: 'a' } });
  expect(renamed(twice, 'de_DE', change('C', 'A'))).toEqual(german({ A: 'a' }));
});

it('shows a translation again when a later change fits it', () => {
  const lost = renamed(german({ 'At {time}': 'Um {time}' }), 'de_DE', change('At {time}', 'On {date}'));
  expect(renamed(lost, 'de_DE', change('On {date}', 'From {time}')).translations).toEqual({
    'From {time}': 'Um {time}',
  });
});

it('leaves the translation of a text that is still shown elsewhere, and one that the changed text already has', () => {
  const both = renamed(german({ Up: 'Hoch' }), 'de_DE', change('Up', 'Uplink', true));
  expect(both.translations).toEqual({ Up: 'Hoch', Uplink: 'Hoch' });
  expect(renamed(german({ Up: 'Hoch', Uplink: 'Uplink' }), 'de_DE', change('Up', 'Uplink'))).toEqual(
    german({ Uplink: 'Uplink' }),
  );
});

it('renews an outdated translation by a new one, also by the same again, and not by an empty one', () => {
  const old = renamed(german({ A: 'a' }), 'de_DE', change('A', 'B'));
  expect(merged(old, 'de_DE', { B: 'b' }, ['B'])).toEqual(german({ B: 'b' }));
  expect(merged(old, 'de_DE', { B: 'a' }, ['B'])).toEqual(german({ B: 'a' }));
  expect(merged(old, 'de_DE', { B: ' ' }, ['B'])).toEqual(old);
});

it('drops translations and marks of no text', () => {
  const old = renamed(german({ A: 'a' }), 'de_DE', change('A', 'B'));
  expect(merged(old, 'de_DE', {}, [])).toEqual(german({}));
});

it('confirms a translation that says the same, and none that cannot be shown or is not outdated', () => {
  const old = renamed(german({ A: 'a' }), 'de_DE', change('A', 'B'));
  expect(confirmed(old, 'de_DE', 'B')).toEqual(german({ B: 'a' }));
  expect(confirmed(old, 'de_DE', 'A')).toBeUndefined();
  const lost = renamed(german({ A: 'a' }), 'de_DE', change('A', 'At {time}'));
  expect(confirmed(lost, 'de_DE', 'At {time}')).toBeUndefined();
});

it('lists each outdated translation with its old and new text', () => {
  const old = renamed(german({ A: 'a' }), 'de_DE', change('A', 'B'));
  expect(outdatedTexts(old)).toEqual([{ key: 'B', was: 'A', is: 'B', translation: 'a' }]);
});
