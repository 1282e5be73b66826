import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { typescript } from '../setup/typescript.mjs';

const FENCE = /^## (.+)\n\n```ts\n([\s\S]*?)^```$/gm;

/**
 * Compares the declarations of a package with its page, which is their report: `docs/reference/api/`.
 *
 * A page that is missing is written: commit it. `UPDATE_API=1` writes the page anew if the API has only grown; what breaks users needs `UPDATE_API=breaking`, and a line in
 * CHANGELOG.md.
 *
 * @param entries the text of the declarations by the name that is imported
 * @throws Error that names each change
 */
export async function checkApiPage(page, packageName, entries) {
  const text = pageOf(packageName, entries);
  const reported = existsSync(page) ? readFileSync(page, 'utf8') : '';
  if (text === reported) return;
  if (reported === '') return writePage(page, text);
  const before = new Map([...reported.matchAll(FENCE)].map(([, name, code]) => [name, code]));
  const { apiChanges } = await typescript(new URL('./api-changes.ts', import.meta.url));
  const changes = [...new Set([...before.keys(), ...Object.keys(entries)])].flatMap(name =>
    apiChanges(before.get(name) ?? '', entries[name] ?? '').map(change => ({ ...change, entry: name })),
  );
  const breaking = changes.filter(({ breaks }) => breaks);
  const { UPDATE_API } = process.env;
  if (UPDATE_API === 'breaking' || (UPDATE_API === '1' && breaking.length === 0)) {
    return writePage(page, text);
  }
  const lines = (breaking.length > 0 ? breaking : changes).map(({ entry, what }) => `  ${entry}: ${what}`);
  throw new Error(
    breaking.length > 0
      ? `The API breaks its users:\n${lines.join('\n')}\nIf that is meant: UPDATE_API=breaking, and a line in CHANGELOG.md.`
      : `${page} is not what is exported. UPDATE_API=1 writes it.\n${lines.join('\n') || unnamedChange(reported, text)}`,
  );
}

/** Where no export by name changed, what they lead to did: the first line of it. */
function unnamedChange(before, after) {
  const known = new Set(before.split('\n'));
  const line = after.split('\n').find(each => !known.has(each));
  return `  No export by name changed. ${line === undefined ? 'Lines are gone or moved.' : `The first new line: ${line.trim()}`}`;
}

function writePage(page, text) {
  mkdirSync(dirname(page), { recursive: true });
  writeFileSync(page, text);
}

function pageOf(packageName, entries) {
  const sections = Object.entries(entries).map(
    ([name, code]) => `## ${name}\n\n\`\`\`ts\n${code.trimEnd()}\n\`\`\`\n`,
  );
  return `# API of ${packageName}\n\nGenerated from the published declarations. A change that breaks users fails \`npm test\` until it is acknowledged.\n\n${sections.join('\n')}`;
}
