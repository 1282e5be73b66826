import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Declarations say `@radiolink/domain/link`; the package brings that of domain along, and names it by its place. */
export function nameDomainByPlace(types) {
  const domain = join(types, 'domain/src');
  for (const entry of readdirSync(types, { recursive: true })) {
    if (!entry.endsWith('.d.ts')) continue;
    const file = join(types, entry);
    const place = relative(dirname(file), domain).replaceAll('\\', '/');
    const from = place.startsWith('.') ? place : `./${place}`;
    const text = readFileSync(file, 'utf8');
    const named = text.replace(
      /(['"])@radiolink\/domain(\/[\w-]+)?\1/g,
      (_, quote, subject = '') => `${quote}${from}${subject}/index.js${quote}`,
    );
    if (named !== text) writeFileSync(file, named);
  }
}
