import { join } from 'node:path';
import { createRsbuild, loadConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/**
 * Builds the page whose ticks are measured, as the product is built, into a folder of its own, which it returns; `readable`
 * keeps the names of functions.
 */
export async function buildTickPage(root, name, { readable = false } = {}) {
  const out = join(root, '.build', name);
  const { content } = await loadConfig({ cwd: root });
  const { tools } = content.environments.device;
  const rsbuild = await createRsbuild({
    cwd: root,
    config: {
      mode: 'production',
      plugins: [pluginReact({ reactCompiler: { target: '19' } })],
      source: { entry: { index: './scripts/bench/tick/page.tsx' }, decorators: { version: 'legacy' } },
      output: {
        distPath: { root: out },
        assetPrefix: './',
        cleanDistPath: true,
        polyfill: 'off',
        minify: !readable,
      },
      logLevel: 'error',
      tools: { rspack: { optimization: tools.rspack.optimization } },
    },
  });
  await rsbuild.build();
  return out;
}
