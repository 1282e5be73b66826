import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/** Name of the Trusted Types policy that lets a lazy chunk load under a strict Content Security Policy. */
const TRUSTED_TYPES_POLICY = 'radiolink';

export default defineConfig({
  environments: {
    /** What a radio serves. */
    device: {
      plugins: [pluginReact({ reactCompiler: { target: '19' } })],
      source: { entry: { index: './ui/src/login.tsx' }, decorators: { version: 'legacy' } },
      html: { template: './ui/src/index.html', title: 'radiolink' },
      output: {
        target: 'web',
        distPath: { root: 'dist' },
        cleanDistPath: true,
        legalComments: 'none',
        filenameHash: true,
        polyfill: 'off',
      },
      tools: {
        rspack: {
          output: { trustedTypes: { policyName: TRUSTED_TYPES_POLICY }, chunkLoadTimeout: 120_000 },
          // Chunks keep the names of their imports, so that the size table can tell a page from a library.
          optimization: { chunkIds: 'named' },
        },
      },
    },
    /** The server of `npm start`: the embedded virtual radio, or a relay in front of a real one. */
    server: {
      source: { entry: { start: './scripts/server/main.ts' }, decorators: { version: 'legacy' } },
      output: {
        target: 'node',
        module: true,
        distPath: { root: '.build/server' },
        cleanDistPath: true,
        minify: false,
        filename: { js: '[name].mjs' },
      },
    },
  },
  performance: { printFileSize: false },
});
