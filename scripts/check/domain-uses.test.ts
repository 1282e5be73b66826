import { describe, expect, it } from 'vitest';
import { EXEMPT_EXPORTS, importsIn, unusedExports } from './domain-uses.ts';

describe('the exports of domain', () => {
  it('the exports of domain are all reached by the product, but for those that remain with a reason', () => {
    expect(unusedExports()).toEqual(Object.keys(EXEMPT_EXPORTS).toSorted());
  });

  it('the exports of domain are found in every form of an import', () => {
    const text = [
      "import { one, type Two, three as four } from '@radiolink/domain/radio';",
      "import { five } from '@radiolink/domain';",
      "import * as link from '@radiolink/domain/link';",
      'link.six();',
    ].join('\n');
    expect(importsIn(text)).toEqual(['radio/one', 'radio/Two', 'radio/three', 'errors/five', 'link/six']);
  });
});
