/** Puts the manufacturer's own legal pages into a build: `npm run build -- --legal FOLDER`. */
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The pages of the legal dialogs (§2). */
const PAGES = ['eula', 'licensed', 'privacy', 'tos'].map(page => `${page}.html`);

/** The language that every device carries: shown where another one lacks a page. */
const ALWAYS = 'en_US';

const LANGUAGE = /^[a-z]{2,3}(?:_[A-Z]{2})?$/;

/** Problems of a folder of legal pages: each folder in it is a language, `en_US` has all pages. */
export function legalFaults(folder: string): readonly string[] {
  if (!existsSync(folder)) return [`No such folder: ${folder}`];
  const missing = PAGES.filter(page => !existsSync(join(folder, ALWAYS, page))).map(
    page => `Missing: ${ALWAYS}/${page}`,
  );
  const languages = readdirSync(folder, { withFileTypes: true });
  const foreign = languages
    .filter(entry => !entry.isDirectory() || !LANGUAGE.test(entry.name))
    .map(({ name }) => `Not a language: ${name}`);
  const unknown = languages
    .filter(entry => entry.isDirectory())
    .flatMap(({ name }) =>
      readdirSync(join(folder, name))
        .filter(page => !PAGES.includes(page))
        .map(page => `Not a legal page (${PAGES.join(', ')}): ${name}/${page}`),
    );
  return [...missing, ...foreign, ...unknown];
}

/** Replaces the legal pages of a build by those of a folder, in every language: two agreements are never mixed. */
export function takeLegalPages(folder: string, built: string): void {
  const help = join(built, 'help');
  rmSync(help, { recursive: true, force: true });
  cpSync(folder, help, { recursive: true });
}
