/**
 * Turns the public wireless regulatory database into the compact table that the domain package ships.
 *
 *   node scripts/regdb.mjs --db db.txt --iso iso3166-numeric.tsv --licence LICENSE [--release 2026.05.30] [--out FILE] [--check]
 *
 * Both spellings of the database are read: the one written back from the binary, and the original source with comments,
 * powers in mW and `wmmrule` blocks. With `--check` nothing is written; the exit code tells whether the table is current.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { typescript } from './setup/typescript.mjs';

const { generateTable, releaseOf } = await typescript(new URL('./regdb/table.ts', import.meta.url));

const OUT = new URL('../domain/src/radio/regulatory-table.generated.ts', import.meta.url);

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return '';
    throw error;
  }
}

function main() {
  const { values } = parseArgs({
    options: {
      db: { type: 'string' },
      iso: { type: 'string' },
      licence: { type: 'string' },
      release: { type: 'string' },
      out: { type: 'string' },
      check: { type: 'boolean', default: false },
    },
  });
  const { db, iso, licence, check } = values;
  if (!db || !iso || !licence) {
    console.error(
      'Usage: node scripts/regdb.mjs --db FILE --iso FILE --licence FILE [--release NAME] [--out FILE] [--check]',
    );
    return 2;
  }
  const out = values.out ?? OUT;
  const before = readIfThere(out);
  const release = values.release ?? releaseOf(before) ?? 'unstated';
  const [dbText, isoText, licenceText] = [db, iso, licence].map(file => readFileSync(file, 'utf8'));
  const table = generateTable({ db: dbText, iso: isoText, licence: licenceText, release });
  if (check) {
    console.log(
      table === before ? 'The table is current.' : 'The table differs from a fresh one. Run without --check.',
    );
    return table === before ? 0 : 1;
  }
  writeFileSync(out, table);
  console.log(`Wrote ${table.length} characters, release ${release}.`);
  return 0;
}

process.exitCode = main();
