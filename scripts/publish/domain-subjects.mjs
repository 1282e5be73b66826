import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The entries of the domain package, sorted: every folder of its sources with an index. */
export const domainSubjects = sources =>
  readdirSync(sources)
    .filter(name => existsSync(join(sources, name, 'index.ts')))
    .sort();
