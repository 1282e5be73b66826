import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { contractPage } from './contract-page.ts';
import { readContract } from './write-contract.ts';

const contractFile = (name: string) => fileURLToPath(new URL(`../../openapi/${name}.yaml`, import.meta.url));

describe.each(['classic', 'json', 'v1'])('the page of the %s contract', name => {
  const contract = readContract(contractFile(name));
  const page = contractPage(contract);

  it.each(contract.operations.map(({ method, path }) => `${method} ${path}`))('has %s', call => {
    const [method = '', path = ''] = call.split(' ');
    expect(page).toContain(
      `<span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code>`,
    );
  });

  it('says of every call how it is known', () => {
    const marks = contract.operations.map(operation => operation['x-evidence']);
    expect(marks.filter(mark => mark === undefined)).toEqual([]);
    for (const mark of new Set(marks))
      expect(page).toContain(`<span class="evidence ${mark}">${mark}</span>`);
  });

  it('links only to what it has', () => {
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.length).toBeGreaterThan(contract.operations.length);
    expect(links.filter(link => !ids.has(link))).toEqual([]);
  });

  it('needs nothing but itself', () => {
    expect(page).not.toMatch(/<script|<link|<img|src=|url\(/);
  });
});

describe('a contract', () => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('a contract may say anything without becoming markup', () => {
    const file = join(folder, 'odd.yaml');
    writeFileSync(
      file,
      `openapi: 3.1.1
info: { title: '<b>Odd</b>', version: '1' }
paths:
  /x:
    get:
      summary: '<img src=x onerror=alert(1)>'
      responses:
        '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Node' } } } }
components:
  schemas:
    Node: { type: object, properties: { next: { $ref: '#/components/schemas/Node' } } }
`,
    );
    const page = contractPage(readContract(file));
    expect(page).not.toContain('<img');
    expect(page).toContain('&lt;b&gt;Odd&lt;/b&gt;');
    expect(page).toContain('id="schema-Node"');
  });
});
