import { copyFileSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder, writeFiles } from '../testing/folder.ts';
import { plain } from '../testing/plain.ts';

interface Done {
  readonly lines: readonly string[];
  readonly problems: readonly string[];
}
type Run = (root: string) => Promise<Done>;
const { checkContracts, writeTypes } = await plain<{ checkContracts: Run; writeTypes: Run }>(
  'contract/contracts.mjs',
);

const ROOT = join(import.meta.dirname, '../..');
const contract = (type: string) => `openapi: 3.1.1
info: { title: Odd, version: '1', license: { name: MIT, identifier: MIT }, description: Odd. }
servers: [{ url: 'https://192.168.1.20', description: A device. }]
tags: [{ name: odd, description: Odd. }]
security: []
paths:
  /odd:
    get:
      operationId: odd
      tags: [odd]
      summary: Odd
      description: Odd.
      x-evidence: assumed
      responses:
        '200': { description: ok, content: { application/json: { schema: { type: ${type} } } } }
        '401': { description: no }
`;

/** A project with one contract, and the linter and its rules of this one. */
function aProject(text: string): string {
  const root = aFolder({ 'openapi/odd.yaml': text, 'openapi/notes.md': '# Notes' });
  mkdirSync(join(root, 'openapi/src'));
  copyFileSync(join(ROOT, '.redocly.yaml'), join(root, '.redocly.yaml'));
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction');
  return root;
}

describe('the check of the contracts', () => {
  it('passes types that were just written, and fails once the contract changes', async () => {
    const root = aProject(contract('string'));
    expect(await writeTypes(root)).toEqual({
      lines: ['openapi/odd.yaml -> openapi/src/odd.generated.ts'],
      problems: [],
    });
    expect(readFileSync(join(root, 'openapi/src/odd.generated.ts'), 'utf8')).toMatch(
      /readonly "application\/json": string;/,
    );
    expect(await checkContracts(root)).toEqual({
      lines: ['openapi/odd.yaml: linted, types up to date'],
      problems: [],
    });
    writeFiles(root, { 'openapi/odd.yaml': contract('integer') });
    expect(await checkContracts(root)).toEqual({
      lines: [],
      problems: [
        'openapi/src/odd.generated.ts differs from openapi/odd.yaml. Run "npm run contract" and commit the result.',
      ],
    });
  });

  it('fails for a contract whose types were never written, and for one that the linter refuses', async () => {
    const root = aProject(contract('string'));
    writeFiles(root, {
      'openapi/wrong.yaml': contract('string').replace('operationId: odd', 'operationId: 5'),
    });
    const { lines, problems } = await checkContracts(root);
    expect(lines).toEqual([]);
    expect(problems[0]).toMatch(/^openapi\/src\/odd\.generated\.ts differs/);
    expect(problems[1]).toMatch(/^openapi\/wrong\.yaml does not pass the linter:[^]*operationId/);
  });
});
