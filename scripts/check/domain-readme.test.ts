import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const DOMAIN = fileURLToPath(new URL('../../domain', import.meta.url));

it('the README of the domain package has each of its entries in the index', () => {
  const readme = readFileSync(join(DOMAIN, 'README.md'), 'utf8');
  const at = readme.indexOf('## API index');
  const entries = readdirSync(join(DOMAIN, 'src')).filter(name =>
    existsSync(join(DOMAIN, 'src', name, 'index.ts')),
  );
  expect(entries.length).toBeGreaterThan(20);
  expect(
    entries.filter(
      name => !readme.includes(`\`@radiolink/domain/${name}\``, at) && !readme.includes(`\`${name}\` (`),
    ),
  ).toEqual([]);
});
