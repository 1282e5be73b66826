import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';

/** Writes which files each entry and each lazy import of the build loads, by its name: the size table reads it. */
export const chunkGroups = (file: string): RsbuildPlugin => ({
  name: 'radiolink:chunk-groups',
  setup(api) {
    api.onAfterEnvironmentCompile(({ stats }) => {
      const { namedChunkGroups = {} } = stats?.toJson({ all: false, chunkGroups: true }) ?? {};
      const groups = Object.entries(namedChunkGroups).map(
        ([name, { assets = [] }]) => [name, assets.map(asset => asset.name)] as const,
      );
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(Object.fromEntries(groups), null, 1));
    });
  },
});

interface BundledModule {
  nameForCondition(): string | null | undefined;
  /** Those that the bundler put into one scope with it. */
  readonly modules?: readonly BundledModule[];
}

/** The folder of the package that a file belongs to: the innermost, where packages hold their own. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

const withInner = (module: BundledModule): readonly BundledModule[] => [
  module,
  ...(module.modules ?? []).flatMap(withInner),
];

/** Folders of the packages of bundled modules, as seen from the root, sorted: not of all that is installed. */
export function packagesOf(root: string, modules: readonly BundledModule[]): readonly string[] {
  const folders = modules
    .flatMap(withInner)
    .flatMap(module => PACKAGE.exec(module.nameForCondition() ?? '')?.[0] ?? []);
  return [...new Set(folders.map(folder => relative(root, folder).replaceAll('\\', '/')))].sort();
}

/** Writes which packages the bundle contains: the licences and the SBOM of a package come from it. */
export const shippedPackages = (file: string): RsbuildPlugin => ({
  name: 'radiolink:shipped-packages',
  setup(api) {
    api.onAfterEnvironmentCompile(({ stats }) => {
      const compilation = stats !== undefined && 'compilation' in stats ? stats.compilation : undefined;
      const bundled = [...(compilation?.modules ?? [])].filter(
        module => (compilation?.chunkGraph.getModuleChunks(module).length ?? 0) > 0,
      );
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify(packagesOf(api.context.rootPath, bundled), null, 1)}\n`);
    });
  },
});
