import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { plain } from '../testing/plain.ts';

const { domainSubjects } = await plain<{ domainSubjects: (sources: string) => readonly string[] }>(
  'publish/manifests.mjs',
);
const DOMAIN = fileURLToPath(new URL('../../domain', import.meta.url));

it('the README of the domain package has each of its entries in the index', () => {
  const readme = readFileSync(join(DOMAIN, 'README.md'), 'utf8');
  const at = readme.indexOf('## API index');
  const entries = domainSubjects(join(DOMAIN, 'src'));
  expect(entries.length).toBeGreaterThan(20);
  expect(
    entries.filter(
      name => !readme.includes(`\`@radiolink/domain/${name}\``, at) && !readme.includes(`\`${name}\` (`),
    ),
  ).toEqual([]);
});
