import { rspack } from '@rsbuild/core';
import type { Plugin } from 'vite';
import { RENDERS_OFTEN } from '../scripts/build/compact.ts';

const SOURCE = /\/ui\/src\/.*(?<!\.test|\.mother)\.tsx?$/;

/** Compiles components as the build does: what a browser test counts is what ships. */
export function reactCompiler(): Plugin {
  return {
    name: 'react-compiler',
    enforce: 'pre',
    async transform(code, id) {
      const [filename = id] = id.split('?');
      if (!SOURCE.test(filename) || !RENDERS_OFTEN.test(filename)) return undefined;
      const { code: compiled, map } = await rspack.experiments.swc.transform(code, {
        filename,
        sourceMaps: true,
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: filename.endsWith('x') },
          transform: { react: { runtime: 'automatic' }, reactCompiler: { target: '19' } },
        },
      });
      return { code: compiled, map: map ?? null };
    },
  };
}
