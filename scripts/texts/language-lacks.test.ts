import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { languageFindings, languageLacks } from './check-texts.ts';
import { languagesIn } from './check-language.ts';
import { unruledLanguages } from './rule-warnings.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

let root = '';
const write = (file: string, text = '{}'): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'languages-'));
  for (const part of ['ui/translations', 'ui/public/help', 'ui/translation-rules'])
    cpSync(join(ROOT, part), join(root, part), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

it('lacks nothing in the languages of the project, but rules in one that is under way', () => {
  expect(languagesIn(root)).toContain('de_DE');
  expect(languageLacks(root)).toEqual([]);
});

it('finds a language by its file of translations, and checks it', () => {
  write('ui/translations/pt_PT.json');
  expect(languagesIn(root)).toContain('pt_PT');
  expect(languageFindings(root, ['Login']).warnings).toContain('pt_PT: 1 missing, for example ["Login"]');
});

it('names each part that a new language lacks', () => {
  write('ui/translations/pt_PT.json');
  write('ui/public/help/pt_PT/eula.html');
  expect(languageLacks(root)).toEqual([
    'pt_PT: no ui/public/help/pt_PT/licensed.html',
    'pt_PT: no ui/public/help/pt_PT/privacy.html',
    'pt_PT: no ui/public/help/pt_PT/tos.html',
  ]);
  expect(unruledLanguages(root)).toContain('pt_PT: no ui/translation-rules/pt_PT.json');
});

it('finds the parts of a language that has no translations', () => {
  rmSync(join(root, 'ui/translations/pl_PL.json'));
  expect(languageLacks(root)).toEqual(['pl_PL: no ui/translations/pl_PL.json']);
});
