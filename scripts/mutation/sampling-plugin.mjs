/** A checker of Stryker that passes the bugs of the sample alone: the others count as if they did not compile. */
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { typescript } from '../setup/typescript.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const NOT_DRAWN = { status: 'compileError', reason: 'Not in the sample' };

class SamplingChecker {
  #isDrawn;

  async init() {
    const { isSampled } = await typescript(new URL('sampling.ts', import.meta.url));
    const { RADIOLINK_MUTATION_SHARE: share, RADIOLINK_MUTATION_SEED: seed } = process.env;
    this.#isDrawn = bug => isSampled({ share: Number(share), seed }, bug);
  }

  group(bugs) {
    return Promise.resolve([bugs.map(({ id }) => id)]);
  }

  check(bugs) {
    const named = bugs.map(bug => ({ ...bug, fileName: relative(root, bug.fileName).split(sep).join('/') }));
    return Promise.resolve(
      Object.fromEntries(named.map(bug => [bug.id, this.#isDrawn(bug) ? { status: 'passed' } : NOT_DRAWN])),
    );
  }
}

const factory = () => new SamplingChecker();
factory.inject = [];

export const strykerPlugins = [{ kind: 'Checker', name: 'sampling', factory }];
