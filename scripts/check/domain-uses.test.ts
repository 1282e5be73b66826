import { describe, expect, it } from 'vitest';
import { importsIn, unusedExports } from './domain-uses.ts';

describe('the exports of domain', () => {
  it('are all reached by the product, or named in the documentation of the package', () => {
    expect(unusedExports()).toEqual([]);
  });

  it('are found in every form of an import', () => {
    const text = [
      "import { one, type Two, three as four } from '@radiolink/domain/radio';",
      "import { five } from '@radiolink/domain';",
      "import * as link from '@radiolink/domain/link';",
      'link.six();',
    ].join('\n');
    expect(importsIn(text)).toEqual(['radio/one', 'radio/Two', 'radio/three', 'errors/five', 'link/six']);
  });
});
