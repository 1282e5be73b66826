import { describe, expect, it } from 'vitest';
import { packagesOf } from './notes.ts';

const aModule = (file: string, ...modules: ReturnType<typeof withFile>[]) => ({ ...withFile(file), modules });
function withFile(file: string) {
  return { nameForCondition: () => file };
}

describe('the packages of a bundle', () => {
  it('the packages of a bundle are those of its modules, those in one scope with another included, each once', () => {
    const bundled = [
      aModule('/src/ui/main.ts', withFile('/src/node_modules/rxjs/dist/a.js')),
      aModule('/src/node_modules/rxjs/dist/b.js'),
      aModule('/src/node_modules/@inversifyjs/core/lib/index.js'),
    ];
    expect(packagesOf('/src', bundled)).toEqual(['node_modules/@inversifyjs/core', 'node_modules/rxjs']);
  });

  it('tell a package from another of the same name inside a third', () => {
    expect(packagesOf('/src', [aModule('/src/node_modules/yup/node_modules/tslib/tslib.js')])).toEqual([
      'node_modules/yup/node_modules/tslib',
    ]);
  });

  it('the packages of a bundle are none of our own and none of the bundler itself', () => {
    const runtime = { nameForCondition: () => undefined };
    expect(packagesOf('/src', [aModule('/src/domain/src/index.ts'), runtime])).toEqual([]);
  });
});
