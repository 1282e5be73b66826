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

const prerendered = notes => import(pathToFileURL(join(notes, 'prerender/index.mjs')).href);

/** A class of the painted form without style in the page would shift what is painted when its file arrives. */
function checkStyled(html, { body }) {
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
  const styled = new Set(Array.from(style.matchAll(/\.([\w-]+)/g), ([, name]) => name));
  const names = [...body.matchAll(/ class="([^"]+)"/g)].flatMap(([, list]) => list.split(' '));
  // The icons of the library name themselves.
  const bare = names.filter(name => !styled.has(name) && !name.startsWith('lucide'));
  if (bare.length > 0)
    throw new Error(`ui/src/app/first-paint/styles.ts lacks the style of ${bare.join(', ')}.`);
}

function paint(file, page) {
  const html = put(readFileSync(file, 'utf8'), page);
  checkStyled(html, page);
  writeFileSync(file, html);
  return file;
}

/** Paints only the page without a word, `index.html`, into a folder of the built interface. Gives the file. */
export async function paintEmpty(root, folder, notes = join(root, '.build')) {
  const { paintEmptyPage } = await prerendered(notes);
  return paint(join(folder, 'index.html'), paintEmptyPage());
}

/** Writes the page that a browser older than these gets, beside the interface in a folder. Gives the file. */
export async function paintForOldBrowsers(root, folder, oldest, notes = join(root, '.build')) {
  const { paintOldBrowserPage } = await prerendered(notes);
  const { name, html } = paintOldBrowserPage(builtLanguages(root), oldest);
  const file = join(folder, name);
  writeFileSync(file, html);
  return file;
}

/**
 * Paints the pages of the first screen and returns the files. `index.html` has no text, for servers that do
 * not query the device. `index.<language>.html` has the login form of a configured device.
 */
export async function paintPages(root, folder, notes) {
  const { paintLoginPage } = await prerendered(notes);
  const template = readFileSync(join(folder, 'index.html'), 'utf8');
  const painted = builtLanguages(root).map(texts => {
    const file = join(folder, `index.${texts.language}.html`);
    writeFileSync(file, template);
    return paint(file, paintLoginPage(texts));
  });
  return [await paintEmpty(root, folder, notes), ...painted];
}
