import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { contractIndex, contractPage } from './contract-page.ts';
import { readContract } from './read-contract.ts';

/** Location of the reference; the server of `npm start` serves it at `/docs`. */
export const contractDocs = (root: string): string => join(root, 'dist-docs', 'api');

/** Writes a page for each contract in openapi/, and one that leads to them. */
export function writeContract(root: string): readonly string[] {
  const out = contractDocs(root);
  const contracts = readdirSync(join(root, 'openapi'))
    .filter(name => name.endsWith('.yaml'))
    .map(file => ({ name: basename(file, '.yaml'), contract: readContract(join(root, 'openapi', file)) }));
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  for (const { name, contract } of contracts)
    writeFileSync(join(out, `${name}.html`), contractPage(contract));
  writeFileSync(join(out, 'index.html'), contractIndex(contracts));
  return contracts.map(({ name }) => join(out, `${name}.html`));
}
