import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const entry = path => ({ types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` });

/** package.json of the published package: every folder of the sources with an index is an entry. */
export function publishedManifest(domain) {
  const workspace = JSON.parse(readFileSync(join(domain, 'package.json'), 'utf8'));
  const subjects = readdirSync(join(domain, 'src'))
    .filter(name => existsSync(join(domain, 'src', name, 'index.ts')))
    .sort();
  const { private: _private, scripts: _scripts, devDependencies: _development, ...kept } = workspace;
  return {
    ...kept,
    exports: {
      '.': entry('index'),
      ...Object.fromEntries(subjects.map(name => [`./${name}`, entry(`${name}/index`)])),
      './package.json': './package.json',
    },
    // The module resolution `node10` knows no exports.
    main: './dist/index.js',
    types: './dist/index.d.ts',
    typesVersions: {
      '*': Object.fromEntries(subjects.map(name => [name, [`./dist/${name}/index.d.ts`]])),
    },
  };
}
