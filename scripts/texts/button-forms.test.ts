import { describe, expect, it } from 'vitest';
import { fileURLToPath } from 'node:url';
import { buttonNotes, inconsistentButtons, unusedButtonExceptions } from './button-forms.ts';
import { buttonTextsIn } from './button-texts.ts';
import { readRules } from './language-rules.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const PAGE = `
const LABELS = { csv: 'Save as CSV' } as const;
const MADE = { add: 'Add server', empty: 'No servers' };
const ACTION = { label: 'Change theme', keywords: ['dark'] };
const column = { label: 'Signal' };
export const Page = () => (
  <section title={t('A section')}>
    <h2>{t('A heading')}</h2>
    <Button aria-label={t('Remove {name}', { name })}>{t(busy ? 'Stop' : 'Start')}</Button>
    <TextButton>{t(LABELS[format])}</TextButton>
  </section>
);`;

describe('texts of buttons', () => {
  it('texts of buttons are what stands in a button or names it, constants and labels of actions included', () => {
    expect(buttonTextsIn([['page.tsx', PAGE]])).toEqual([
      'Add server',
      'Change theme',
      'Remove {name}',
      'Save as CSV',
      'Start',
      'Stop',
    ]);
  });
});

const odd = (code: string, translations: Readonly<Record<string, string>>): readonly string[] =>
  inconsistentButtons(Object.keys(translations), code, translations, readRules(ROOT, code)).map(
    ({ translation }) => translation,
  );

describe('a button', () => {
  it.each([
    ['de_DE', 'Speichern Sie die Aufnahme', 'Aufnahme speichern'],
    ['de_DE', 'Speicherung', 'Speichern und neu starten'],
    ['es_ES', 'Guarde la grabación', 'Guardar grabación'],
    ['fr_FR', 'Enregistrez la capture', 'Tout enregistrer'],
    ['pl_PL', 'Zapisać nagranie', 'Zapisz nagranie'],
    ['pl_PL', 'Zapisanie nagrania', 'Wyczyść dziennik'],
    ['zh_CN', '请保存录制', '保存录制'],
    ['ar', 'احفظ التسجيل', 'حفظ التسجيل'],
  ])('a button of %s that says %s is refused, %s is not', (code, refused, accepted) => {
    expect(odd(code, { 'Save recording': refused })).toEqual([refused]);
    expect(odd(code, { 'Save recording': accepted })).toEqual([]);
  });

  it('a button is judged by its action, before a name or behind a state', () => {
    expect(odd('pl_PL', { 'Reserve: {name}': 'Zarezerwuj: {name}' })).toEqual([]);
    expect(odd('pl_PL', { '{name} changed: show it': '{name} zmieniono: pokazać ją' })).toHaveLength(1);
    expect(odd('de_DE', { 'Start prescan ({minutes} min)': 'Vorprüfung starten ({minutes} min)' })).toEqual(
      [],
    );
  });

  it('a button that names what it opens needs no verb', () => {
    expect(odd('de_DE', { 'User menu': 'Benutzermenü' })).toEqual([]);
  });

  it('a button is judged in each plural form', () => {
    expect(
      odd('pl_PL', {
        'Add {count} stations': '',
        'Add {count} stations_one': 'Dodaj {count} stację',
        'Add {count} stations_few': 'Dodać {count} stacje',
      }),
    ).toEqual(['Dodać {count} stacje']);
  });

  it('a button in a language without rules is not judged', () => {
    expect(odd('it_IT', { 'Save recording': 'Salvataggio' })).toEqual([]);
  });

  it('a button that is no more needs no exception', () => {
    const exceptions = [{ texts: ['User menu', 'Columns'] }];
    expect(unusedButtonExceptions(exceptions, ['Columns'])).toEqual(['User menu']);
  });
});

it('tells a translator that a text is a button, and in which form, unless it is an exception', () => {
  const notes = buttonNotes(['Save', 'Back', 'WAN'], readRules(ROOT, 'pl_PL'));
  expect(['Save', 'Back', 'WAN', 'Signal'].map(notes)).toEqual([
    ['A button: an imperative at the beginning.'],
    ['A button.'],
    ['A button.'],
    [],
  ]);
  const unruled = buttonNotes(['Save'], { buttonExceptions: [], terms: {}, termExceptions: [] });
  expect(unruled('Save')).toEqual(['A button.']);
});
