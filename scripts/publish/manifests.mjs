import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The entries of the domain package, sorted: every folder of its sources with an index. */
export const domainSubjects = sources =>
  readdirSync(sources)
    .filter(name => existsSync(join(sources, name, 'index.ts')))
    .sort();

const read = (root, folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
const entry = name => ({ types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` });
const ITSELF = { './package.json': './package.json' };

const domainDependencies = root => read(root, 'domain').dependencies;
const fetchDependency = root => {
  const { 'openapi-fetch': version } = read(root, 'adapters').dependencies;
  return { 'openapi-fetch': version };
};

/** What the packed command depends on: the workspace is built in, and what it itself depends on comes in its place. */
export function packedDependencies(root) {
  const all = ['adapters/cli', 'adapters/client', 'domain'].map(part => read(root, part).dependencies);
  return Object.fromEntries(
    Object.entries(Object.assign(fetchDependency(root), ...all))
      .filter(([name]) => !name.startsWith('@radiolink/'))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** What a published package says of what was built, by the folder of its workspace, which names the sources. */
const BUILT = {
  domain: root => {
    const subjects = domainSubjects(join(root, 'domain/src'));
    return {
      exports: {
        '.': entry('index'),
        ...Object.fromEntries(subjects.map(name => [`./${name}`, entry(`${name}/index`)])),
        ...ITSELF,
      },
      // The module resolution `node10` knows no exports.
      main: './dist/index.js',
      types: './dist/index.d.ts',
      typesVersions: {
        '*': Object.fromEntries(subjects.map(name => [name, [`./dist/${name}/index.d.ts`]])),
      },
    };
  },
  'adapters/cli': root => ({ exports: ITSELF, dependencies: packedDependencies(root) }),
  'adapters/client': (root, { rxjs, ws }) => ({
    exports: {
      // Programs are written for Node unless a bundler says that it is for a page; the types then are those of a page too.
      '.': {
        browser: entry('index'),
        node: entry('node'),
        types: './dist/node.d.ts',
        default: './dist/index.js',
      },
      './node': entry('node'),
      ...ITSELF,
    },
    main: './dist/node.js',
    types: './dist/node.d.ts',
    typesVersions: { '*': { node: ['./dist/node.d.ts'] } },
    dependencies: { ...domainDependencies(root), ...fetchDependency(root), rxjs, ws },
  }),
  'adapters/virtual-radio': (
    root,
    { '@radiolink/domain': _domain, '@radiolink/guarded-server': _guards, ...own },
  ) => ({
    exports: { '.': entry('index'), './serve': entry('serve'), ...ITSELF },
    dependencies: { ...own, ...domainDependencies(root) },
  }),
  /** Everything is built in; only the types of streams are imported. */
  'ui/interface': (_root, { rxjs }) => ({
    exports: { '.': entry('index'), ...ITSELF },
    types: './dist/index.d.ts',
    dependencies: { rxjs },
  }),
};

/** package.json of a published package, by the folder of its workspace. */
export function publishedManifest(root, folder) {
  const { scripts: _scripts, devDependencies: _development, ...kept } = read(root, folder);
  return { ...kept, ...BUILT[folder](root, kept.dependencies) };
}

/** Gives a workspace its own package.json back, also after a pack that broke off. */
export function restoreManifest(root, folder) {
  const kept = join(root, folder, '.package.workspace.json');
  if (existsSync(kept)) renameSync(kept, join(root, folder, 'package.json'));
}

/** Puts the published package.json in the place of the workspace's, which is kept beside it until `restoreManifest`. */
export function swapManifest(root, folder) {
  restoreManifest(root, folder);
  const published = publishedManifest(root, folder);
  const manifest = join(root, folder, 'package.json');
  renameSync(manifest, join(root, folder, '.package.workspace.json'));
  writeFileSync(manifest, `${JSON.stringify(published, null, 2)}\n`);
}
