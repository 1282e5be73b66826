import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Declarations name packages of this workspace; each is among them, and is named by its place instead. */
export function nameWorkspaceByPlace(types) {
  for (const entry of readdirSync(types, { recursive: true })) {
    if (!entry.endsWith('.d.ts')) continue;
    const file = join(types, entry);
    const text = readFileSync(file, 'utf8');
    const named = text.replace(
      /(['"])@radiolink\/(domain|application|adapters|openapi)(?:\/([\w/-]+))?\1/g,
      (_, quote, layer, subject) => {
        const place = layer === 'openapi' ? subject : subject === undefined ? 'index' : `${subject}/index`;
        const from = relative(dirname(file), join(types, layer, 'src', place)).replaceAll('\\', '/');
        return `${quote}${from.startsWith('.') ? from : `./${from}`}.js${quote}`;
      },
    );
    if (named !== text) writeFileSync(file, named);
  }
}
