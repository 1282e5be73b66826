import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = '<div id="root"></div>';

/** Translations of the interface that are known while it is built, by language code; English first. */
export function builtLanguages(root) {
  const folder = join(root, 'ui/translations');
  const files = existsSync(folder) ? readdirSync(folder).filter(name => name.endsWith('.json')) : [];
  return [
    { language: 'en_US', translations: {} },
    ...files.sort().map(name => ({
      language: name.slice(0, -'.json'.length),
      translations: JSON.parse(readFileSync(join(folder, name), 'utf8')),
    })),
  ];
}

function put(template, { head, body, attributes }) {
  const parts = template.split(ROOT);
  if (parts.length !== 2) throw new Error(`The page has ${parts.length - 1} places for the application.`);
  return parts
    .join(body)
    .replace(/<html[^>]*>/, () => `<html ${attributes}>`)
    .replace(/(?<=<meta charset="?[^">]+"?\s*\/?>)/i, () => head);
}

/**
 * Paints the pages of the first screen: `index.html` without a word, for whoever serves it without asking the device,
 * and `index.<language>.html` with the login form of a device that is set up. Gives the files.
 */
export async function paintPages(root) {
  const dist = join(root, 'dist');
  const { paintEmptyPage, paintLoginPage } = await import(
    pathToFileURL(join(root, '.build/prerender/index.mjs')).href
  );
  const template = readFileSync(join(dist, 'index.html'), 'utf8');
  const pages = new Map([['index.html', paintEmptyPage()]]);
  for (const texts of builtLanguages(root)) pages.set(`index.${texts.language}.html`, paintLoginPage(texts));
  return [...pages].map(([name, page]) => {
    const file = join(dist, name);
    writeFileSync(file, put(template, page));
    return file;
  });
}
