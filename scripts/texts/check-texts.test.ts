import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aFolder, type Files } from '../testing/folder.ts';
import { textsCommand } from './command.ts';
import { fileURLToPath } from 'node:url';
import { languagesIn } from './check-language.ts';
import { DEVICE_MESSAGES } from './extract.ts';

/** Languages of the project with a translation of their own. */
const CODES = languagesIn(fileURLToPath(new URL('../..', import.meta.url)));
/** Rules of every language, with one term and the form of a German button. */
const RULES = Object.fromEntries(
  CODES.map(code => [
    `ui/translation-rules/${code}.json`,
    JSON.stringify({
      terms: { mast: code === 'de_DE' ? 'Mast' : 'x' },
      ...(code === 'de_DE' && {
        buttons: { form: 'an infinitive at the end', last: { endings: 'en' } },
        termExceptions: [{ term: 'mast', text: 'Height of a mast of old', reason: 'Gone.' }],
        buttonExceptions: [{ texts: ['Sail'], reason: 'Gone.' }],
      }),
    }),
  ]),
);

/** Messages of devices, which are texts of every project. */
const MESSAGES = Object.fromEntries(DEVICE_MESSAGES.map(text => [text, 'x']));
const translated = (texts: Readonly<Record<string, string>>) => {
  const all = JSON.stringify({ ...MESSAGES, ...texts });
  return Object.fromEntries(CODES.map(code => [`ui/translations/${code}.json`, all]));
};

/** A project with two texts, of which a button has one, in every language. */
const PROJECT: Files = {
  'domain/src/a.ts': "export const TEXT = { label: 'Height above sea' };",
  'application/src/features/a.ts': '',
  'adapters/src/http/a.ts': '',
  'adapters/src/browser/a.ts': '',
  'adapters/virtual-radio/src/a.ts': '',
  'ui/src/a.tsx': "export const Page = () => <Button>{t('Save')}</Button>;",
  'ui/e2e/a.ts': '',
  'scripts/a.ts': '',
  ...RULES,
  'ui/public/help/en_US/tos.html': '',
  ...Object.fromEntries(CODES.map(code => [`ui/public/help/${code}/tos.html`, ''])),
  ...translated({ 'Height above sea': 'x', Save: 'speichern' }),
};
const run = (files: Files, ...args: readonly string[]) =>
  textsCommand(aFolder({ ...PROJECT, ...files }), args);
const faults = (files: Files = {}) => run(files, '--check').lines;
/** Faults that the project itself does not have. */
const news = (files: Files) => {
  const known = faults();
  return faults(files).filter(line => !known.includes(line));
};

describe('the check of the texts', () => {
  it('fails in a project that has none of the texts that exceptions are for, and names each', () => {
    const { code, isFault, lines } = run({}, '--check');
    expect([code, isFault]).toEqual([1, true]);
    expect(lines).toContain('An exception of no button: "User menu"');
    expect(lines).toContain('Warning: de_DE: an exception of no text: mast in "Height of a mast of old"');
    expect(lines).toContain('Warning: de_DE: an exception of no button: "Sail"');
  });

  it('warns of a text that no language translates', () => {
    expect(news({ 'domain/src/b.ts': "export const B = { label: 'Depth below sea' };" })).toEqual(
      [...CODES].sort().map(code => `Warning: ${code}: 1 missing, for example ["Depth below sea"]`),
    );
  });

  it('finds a translation of no text', () => {
    expect(news(translated({ 'Height above sea': 'x', Save: 'speichern', Old: 'x' }))).toContain(
      'de_DE: 1 unused, for example ["Old"]',
    );
  });

  it('finds a language that lacks its legal page', () => {
    expect(news({ 'ui/public/help/en_US/eula.html': '' })).toContain(
      'de_DE: no ui/public/help/de_DE/eula.html',
    );
  });

  it('warns of a button in another form than that of its language, and says where the rules are', () => {
    const found = news({
      'ui/translations/de_DE.json': JSON.stringify({ 'Height above sea': 'x', Save: 'Speicherung' }),
    });
    expect(found).toContain(
      'Warning: de_DE: a button is an infinitive at the end, not "Speicherung" ("Save")',
    );
    expect(faults()).toContain(
      "Warning: The rules of a language are its translators': ui/translation-rules/ (docs/contributing/texts.md).",
    );
  });

  it('warns of a translation without a term of the glossary', () => {
    const text = { 'domain/src/a.ts': "export const TEXT = { label: 'Height of the masts' };" };
    const found = news({ ...text, ...translated({ 'Height of the masts': 'Turmhöhe', Save: 'speichern' }) });
    expect(found).toContain('Warning: de_DE: no "mast" (Mast) in "Height of the masts"');
    const fine = news({ ...text, ...translated({ 'Height of the masts': 'Masthöhe', Save: 'speichern' }) });
    expect(fine.filter(line => line.startsWith('Warning: de_DE: no "mast"'))).toEqual([]);
  });

  it.each([
    ["'The far end is up'", '"far end" is a rejected term (use: remote end, remote device, link partner)'],
    ["'Up for {days} days'", 'A number with its noun is {count}, for the plural forms: "Up for {days} days"'],
    ["'Up for {count} dawns'", 'English: missing singular of ["Up for {count} dawns"]'],
  ])('finds the text %s', (text, fault) => {
    const found = news({ 'domain/src/b.ts': `export const B = { label: ${text} };` });
    expect(found.some(line => line.startsWith(fault))).toBe(true);
  });
});

describe('the command of the texts', () => {
  it.each([[[]], [['--nonsense']], [['--missing']], [['--merge', 'de_DE']]])(
    'shows its usage for %j, and ends with 2',
    args => {
      const { code, isFault, lines } = run({}, ...args);
      expect([code, isFault]).toEqual([2, true]);
      for (const verb of ['--check', '--missing', '--merge', '--rename', '--confirm'])
        expect(lines.join('\n')).toContain(`  ${verb}`);
    },
  );

  it('prints what a language lacks, and ends with 0', () => {
    const files = { 'ui/translations/de_DE.json': JSON.stringify({ Save: 'speichern' }) };
    const { code, isFault, lines } = run(files, '--missing', 'de_DE');
    expect([code, isFault, JSON.parse(lines.join('')).includes('Height above sea')]).toEqual([
      0,
      false,
      true,
    ]);
  });

  it('exports a text of one word with the line that shows it, a longer one without', () => {
    const root = aFolder(PROJECT);
    textsCommand(root, ['--export', 'de_DE', 'de.po']);
    const file = readFileSync(`${root}/de.po`, 'utf8');
    expect(file).toContain(
      '#. Source: export const Page = () => <Button>{t(\'Save\')}</Button>;\nmsgid "Save"',
    );
    expect(file.match(/Source:/g)).toHaveLength(1);
  });

  it('ends with 1 for a file that is not there', () => {
    expect(run({}, '--merge', 'de_DE', 'none.json')).toMatchObject({ code: 1, isFault: true });
  });
});
