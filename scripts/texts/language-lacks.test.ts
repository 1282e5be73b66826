import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { languageLines } from './check-texts.ts';
import { languagesIn } from './language-files.ts';
import { languageLacks } from './language-lacks.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

let root = '';
const write = (file: string, text = '{}'): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'languages-'));
  for (const part of ['ui/translations', 'ui/public/help', 'ui/glossary.md'])
    cpSync(join(ROOT, part), join(root, part), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

it('lacks nothing in the languages of the project', () => {
  expect(languagesIn(root)).toContain('de_DE');
  expect(languageLacks(root)).toEqual([]);
});

it('finds a language by its file of translations, and checks it', () => {
  write('ui/translations/it_IT.json');
  expect(languagesIn(root)).toContain('it_IT');
  expect(languageLines(root, ['Login'])).toContain('it_IT: 1 missing, for example ["Login"]');
});

it('names each part that a new language lacks', () => {
  write('ui/translations/it_IT.json');
  write('ui/public/help/it_IT/eula.html');
  expect(languageLacks(root)).toEqual([
    'it_IT: no ui/public/help/it_IT/licensed.html',
    'it_IT: no ui/public/help/it_IT/privacy.html',
    'it_IT: no ui/public/help/it_IT/tos.html',
    'it_IT: no column in ui/glossary.md',
    'it_IT: no form of a button in scripts/texts/button-forms.ts',
    'it_IT: no line in adapters/virtual-radio/src/handlers/session/languages.ts',
  ]);
});

it('finds the parts of a language that has no translations', () => {
  rmSync(join(root, 'ui/translations/pl_PL.json'));
  expect(languageLacks(root)).toEqual(['pl_PL: no ui/translations/pl_PL.json']);
});
