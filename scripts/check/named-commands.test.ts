import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { missingInProse, missingInShell } from './named-commands.ts';
import { documents, ROOT, snippetsIn } from './snippets.ts';

/** It tells of commands as they were. */
const HISTORY = 'CHANGELOG.md';

describe('the commands that documents name', () => {
  it.each(snippetsIn(['sh']))('exist, with their options: $place', ({ code }) => {
    expect(missingInShell(code)).toEqual([]);
  });

  it.each(documents().filter(name => name !== HISTORY))('exist, in the sentences of %s', name => {
    expect(missingInProse(readFileSync(join(ROOT, name), 'utf8'))).toEqual([]);
  });
});

describe('the check of commands', () => {
  it.each([
    ['npm run sizes', 'npm run sizes'],
    ['npm fly', 'npm run fly'],
    ['npm start -- --profle wave', '--profle'],
    ['npm install @radiolink/clients', '@radiolink/clients'],
    ['RADIOLINK_SEED=7 node scripts/gone.mjs', 'scripts/gone.mjs'],
    ['npx radiolink-configs check FILE', 'radiolink-configs'],
    ['radiolink apply 192.0.2.1 --keep-when link', '--keep-when'],
    ['npx @radiolink/virtual-radio --profile ap-ptmp \\\n  --prot 80', '--prot'],
    ['terraform apply', 'terraform'],
  ])('finds what does not exist in: %s', (line, missing) => {
    expect(missingInShell(`# a comment\n${line}   # npm run nothing\n`)).toEqual([missing]);
  });

  it.each([
    ['`npm run sizes`', ['npm run sizes']],
    ["`npm test -- 'unit' fly`", ['npm test -- fly']],
    ['`npm test -- scenarios/nothing`', ['npm test -- scenarios/nothing']],
    ['`npm test -- check/named-commands`', []],
    ['`UPDATE_API=1 npx vitest run --config\n   .config/vitest.gone.ts help`', ['.config/vitest.gone.ts']],
    ['npm run sizes, without being code', []],
  ])('finds what does not exist in the sentence: %s', (text, missing) => {
    expect(missingInProse(text)).toEqual(missing);
  });
});
