import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every file of a folder, deep, in a stable order. */
export function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}
