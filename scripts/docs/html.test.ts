import { assert, property, string } from 'fast-check';
import { join } from 'node:path';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../testing/folder.ts';
import type { ContractOperation, Schema } from './contract.ts';
import { anchor, escaped, inline, prose, table } from './html.ts';
import { operationAnchor, operationText } from './contract-page.ts';
import { fieldTable, parameterTable, typeOf } from './schema-text.ts';
import { writeContract } from './write-contract.ts';

const unescaped = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

describe('text in a page', () => {
  it('text in a page is never markup, and is read back as it was', () => {
    assert(
      property(string(), text => {
        expect(escaped(text)).not.toMatch(/[<>"']/);
        expect(unescaped(escaped(text))).toBe(text);
      }),
    );
  });

  it('text in a page has code between backticks, which is no markup either', () => {
    expect(inline('Ask `GET /a<b>` & wait')).toBe('Ask <code>GET /a&lt;b&gt;</code> &amp; wait');
  });

  it('text in a page is divided into paragraphs by empty lines', () => {
    expect(prose('\nOne\nline.\n  \n\nTwo.\n')).toBe('<p>One\nline.</p>\n<p>Two.</p>');
    expect(prose()).toBe('');
  });
});

it('an anchor is one word of letters, digits and single hyphens', () => {
  expect(['GET /api/v1.0/{id}', '--a b--', 'Node'].map(anchor)).toEqual(['GET-api-v1-0-id', 'a-b', 'Node']);
});

describe('a table', () => {
  it('a table has the first cell of each row as its head, for who hears it', () => {
    expect(table(['A', 'B'], [['1', '2']])).toContain('<tr><th scope="row">1</th><td>2</td></tr>');
  });

  it('a table is nothing without rows', () => {
    expect(table(['A'], [])).toBe('');
  });
});

describe('the type of a schema', () => {
  const node = { schemaName: 'Node' };
  it.each<[Schema | true | undefined, string]>([
    [undefined, 'anything'],
    [true, 'anything'],
    [{}, 'anything'],
    [{ type: 'string' }, 'string'],
    [{ type: ['string', 'null'] }, 'string or null'],
    [{ type: 'string', format: 'binary' }, 'file'],
    [{ properties: {} }, 'object'],
    [{ type: 'array', items: { type: 'integer' } }, 'list of integer'],
    [{ type: 'array', items: node }, 'list of <a href="#schema-Node">Node</a>'],
    [{ oneOf: [{ type: 'string' }, node] }, 'string or <a href="#schema-Node">Node</a>'],
    [{ allOf: [node, { type: 'object' }] }, '<a href="#schema-Node">Node</a> with object'],
  ])('the type of a schema of %j is %s', (schema, words) => {
    expect(typeOf(schema)).toBe(words);
  });
});

describe('the fields of a schema', () => {
  const limited = (limits: object): Schema => ({
    type: 'object',
    properties: { a: { type: 'integer', ...limits } },
  });

  it.each([
    [{ minimum: 0 }, 'At least 0.'],
    [{ maximum: 5 }, 'At most 5.'],
    [{ enum: ['a', 1] }, 'One of <code>&quot;a&quot;</code>, <code>1</code>.'],
    [{ enum: ['a'] }, 'Always <code>&quot;a&quot;</code>.'],
    [{ default: false }, '<code>false</code> when left out.'],
    [{ pattern: '^<a>$' }, 'Of the form <code>^&lt;a&gt;$</code>.'],
  ])('say the limits %j', (limits, words) => {
    expect(fieldTable(limited(limits))).toContain(`<td>${words}</td>`);
  });

  it('the fields of a schema are named by their path, in objects and lists too, and say which are required', () => {
    const schema: Schema = {
      required: ['radio'],
      properties: {
        radio: { properties: { power: { type: 'integer' } } },
        peers: { type: 'array', items: { properties: { mac: { type: 'string' } } } },
      },
    };
    const html = fieldTable(schema);
    for (const path of ['radio', 'radio.power', 'peers', 'peers[].mac'])
      expect(html).toContain(`<code>${path}</code>`);
    expect(html.match(/Required\./g)).toHaveLength(1);
  });

  it('the fields of a schema of a named schema are not repeated: its name leads there', () => {
    expect(fieldTable({ schemaName: 'Node', description: 'Said there.' })).toBe(
      '<p><a href="#schema-Node">Node</a></p>',
    );
  });

  it('include those of every part of a composed one', () => {
    const html = fieldTable({ allOf: [limited({}), { properties: { b: { type: 'string' } } }] });
    expect([html.includes('<code>a</code>'), html.includes('<code>b</code>')]).toEqual([true, true]);
  });

  it('the fields of a schema of parameters say where each goes, with its example', () => {
    const html = parameterTable([
      { name: 'id', in: 'path', required: true, example: 7, description: 'Which.' },
    ]);
    expect(html).toContain('<td>path</td>');
    expect(html).toContain('Required. Which. Example <code>7</code>');
  });
});

describe('an operation', () => {
  const operation = (more: Partial<ContractOperation>): ContractOperation => ({
    method: 'GET',
    path: '/a',
    ...more,
  });

  it('says whether it needs a login, and which', () => {
    expect(operationText(operation({}))).toContain('No login needed.');
    expect(operationText(operation({ security: [{ cookie: [], csrf: [] }] }))).toContain(
      'Needs <code>cookie</code> and <code>csrf</code>.',
    );
  });

  it('opens what a good answer has, and leaves the others closed', () => {
    const content = { 'application/json': { schema: { type: 'string' } } };
    const html = operationText(
      operation({ responses: { '200': { content }, '401': { content }, '204': {} } }),
    );
    expect(html).toContain('<details open><summary><span class="status">200</span>');
    expect(html).toContain('<details><summary><span class="status">401</span>');
    expect(html).toContain('<p><span class="status">204</span> </p>');
  });

  it('cuts an example that is very long, and shows the names of several', () => {
    const examples = { long: { value: 'x'.repeat(5000) }, short: { value: { a: '<b>' } } };
    const html = operationText(operation({ requestBody: { content: { 'text/plain': { examples } } } }));
    expect(html).toContain(`${'x'.repeat(4000)}…`);
    expect(html).not.toContain('x'.repeat(4001));
    expect(html).toContain('<summary>Example: short</summary>');
    expect(html).toContain('&lt;b&gt;');
  });

  it('an operation is led to by its own name where it has one', () => {
    expect(operationAnchor(operation({ operationId: 'readStatus' }))).toBe('op-readStatus');
    expect(operationAnchor(operation({}))).toBe('op-GET-a');
  });
});

it('each contract has a page, one page leads to them, and no page of an earlier build stays', () => {
  const contract = (title: string) =>
    `openapi: 3.1.1\ninfo: { title: ${title}, version: '1' }\npaths: { /a: { get: {} } }\n`;
  const root = aFolder({
    'openapi/one.yaml': contract('One'),
    'openapi/two.yaml': contract('Two & more'),
    'openapi/notes.md': '',
    'dist-docs/api/old.html': '',
  });
  const out = join(root, 'dist-docs/api');
  expect(writeContract(root)).toEqual([join(out, 'one.html'), join(out, 'two.html')]);
  expect(readdirSync(out).toSorted()).toEqual(['index.html', 'one.html', 'two.html']);
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain(
    '<a href="two.html">Two &amp; more</a>, 1 calls',
  );
});
