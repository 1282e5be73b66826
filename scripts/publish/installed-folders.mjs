import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folders of some packages, and of all that they depend on, as they are installed for a folder; each folder once. */
export function installedFolders(names, from) {
  const found = new Set();
  const visit = (name, place) => {
    const folder = folderOf(name, place);
    if (found.has(folder)) return;
    found.add(folder);
    const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    for (const each of Object.keys(dependencies)) visit(each, folder);
  };
  for (const name of names) visit(name, from);
  return [...found];
}

function folderOf(name, from) {
  const folder = join(from, 'node_modules', name);
  if (existsSync(folder)) return folder;
  if (dirname(from) === from) throw new Error(`${name} is not installed`);
  return folderOf(name, dirname(from));
}
