import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchorsIn, brokenCitations, citableDocuments, citingFiles, ROOT } from './citations.ts';

const documents = new Map([
  ['5', new Set(['mtu'])],
  ['config', new Set(['radio'])],
  ['reading', new Set(['reading-41', 'reading-7'])],
]);

it('every citation in a source, a test and a page names a document and an anchor that exist', () => {
  const known = citableDocuments();
  const broken = citingFiles().flatMap(path =>
    brokenCitations(readFileSync(join(ROOT, path), 'utf8'), known).map(citation => `${path}: ${citation}`),
  );
  expect(broken).toEqual([]);
});

it('the documents that can be cited are the nine points, the wire reference and the readings', () => {
  expect([...citableDocuments().keys()].toSorted()).toEqual(
    ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'classic', 'config', 'facts', 'reading', 'v1'].toSorted(),
  );
});

describe('brokenCitations', () => {
  it.each(['§5', '§5.mtu. More', '§config.radio', 'reading 41', '(readings 7 and 41)', 'readings 7,\n * 41'])(
    'accepts the citation %j',
    text => {
      expect(brokenCitations(text, documents)).toEqual([]);
    },
  );

  it.each([
    '§4',
    '§5.mtus',
    '§config.mtu',
    '§wire.radio',
    'reading 42',
    'Readings 7 and 8',
    'reading\n * 9.',
  ])('reports the citation %j, which resolves to nothing', text => {
    expect(brokenCitations(text, documents)).toHaveLength(1);
  });

  it.each([
    'decided.md row 41',
    '`decided` row 41',
    'decided, row 41',
    'decided.md\n * row 41',
    'config-format §5',
    'Configuration format, 5',
    'domain facts §5',
    'Classic API, 4.3',
    'Versioned API, 13',
  ])('reports the old form %j', text => {
    expect(brokenCitations(text, documents).length).toBeGreaterThan(0);
  });

  it('reports a point that is introduced by the name of the document', () => {
    expect(brokenCitations('Specification §5', documents)).toHaveLength(1);
  });
});

describe('anchorsIn', () => {
  it('finds the slugs of headings and the ids in the text', () => {
    expect([...anchorsIn('## Link state, 5 GHz\n\n- <a id="atpc"></a>ATPC')]).toEqual([
      'link-state-5-ghz',
      'atpc',
    ]);
  });
});
