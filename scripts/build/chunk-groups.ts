import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
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
