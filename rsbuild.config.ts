import { defineConfig, rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { type MakerFile, withAccent } from './scripts/build/maker.ts';
import { belowRoot } from './scripts/build/below-root.ts';
import { shortClassNames } from './scripts/build/class-names.ts';
import { chunkGroups, shippedPackages } from './scripts/build/notes.ts';
import {
  COMPACT_CHUNKS,
  COMPACT_DASHBOARD_STYLES,
  sharedChunkName,
  UNCOMPILED,
} from './scripts/build/compact.ts';
import { OLDEST_BROWSERS } from './scripts/build/oldest-browsers.ts';
import { leftOutRequests, variantOf } from './scripts/build/variant.ts';

const { compact, dist, maker, notes, without } = variantOf(process.env);

const { accent, ...made }: MakerFile = maker === '' ? {} : JSON.parse(maker);
/** What the manufacturer sets, in each part that a device carries. */
const MAKER = { MAKER_OF_BUILD: maker === '' ? 'undefined' : JSON.stringify(made) };

/** The accent of the manufacturer, in the theme. */
const ACCENT = {
  test: belowRoot(/ui\/src\/theme\/tokens\.css$/),
  enforce: 'pre',
  loader: './scripts/build/accent-loader.mjs',
  options: { withAccent, accent },
} as const;

/** Name of the Trusted Types policy that lets a lazy chunk load under a strict Content Security Policy. */
const TRUSTED_TYPES_POLICY = 'radiolink';

interface NamedChunk {
  readonly name?: string | undefined;
}

/** The login in React, by the name of its import. */
const FIRST_SCREEN = 'first-screen';

/** What the pages of settings share: the fields of settings. */
const FORMS_CHUNK = {
  name: 'forms',
  chunks: ({ name }: NamedChunk) => name !== FIRST_SCREEN,
  enforce: true,
  test: belowRoot(/ui\/src\/settings\/(?!entry-(?:table|drag)\/)/),
};

/** What forms share that are submitted: the library of their schemas. No page of settings loads it. */
const SCHEMAS_CHUNK = {
  name: 'schemas',
  chunks: ({ name }: NamedChunk) => name !== FIRST_SCREEN,
  enforce: true,
  test: /[\\/]node_modules[\\/](?:yup|property-expr|tiny-case|toposort|@hookform)[\\/]/,
};

/**
 * Compiled whole while it is fetched, which is while the user types: what runs between the login and the first figures.
 * A browser compiles any other function when it is first called. Chromium 136 and later; others see a comment.
 */
const COMPILED_AHEAD = {
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  include: /[\\/](?:main|start-|page-dashboard|part-access-point|part-point-to-point)[^\\/]*\.js$/,
  // After the minifier, which drops comments.
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
};

/** What the first screen takes from libraries comes with it in one file; React stays apart, all parts use it. */
const FIRST_SCREEN_CHUNK = {
  name: FIRST_SCREEN,
  chunks: ({ name }: NamedChunk) => name === FIRST_SCREEN,
  enforce: true,
  test: /[\\/]node_modules[\\/](?!react-dom|react[\\/]|scheduler)/,
};

const BROWSERS = OLDEST_BROWSERS.map(({ target, version }) => `${target} >= ${version}`);

/** Importing from these layers does nothing by itself: what a chunk does not use of a folder is not loaded with it. */
const LAYERS_WITHOUT_EFFECTS = {
  test: belowRoot(/(?:domain|application|adapters)\/src\//),
  sideEffects: false,
};

export default defineConfig({
  /** Static pages that a device carries beside the interface. */
  server: { publicDir: { name: 'ui/public', copyOnBuild: 'auto' } },
  environments: {
    /** What a radio serves. */
    device: {
      plugins: [
        pluginReact({ reactCompiler: { target: '19' } }),
        chunkGroups(`${notes}/chunk-groups.json`),
        shippedPackages(`${notes}/packages.json`),
      ],
      source: {
        entry: { index: './ui/src/app/login.ts' },
        decorators: { version: 'legacy' },
        define: {
          LEFT_OUT_FEATURES: without.length === 0 ? 'undefined' : JSON.stringify(without),
          ...MAKER,
        },
      },
      html: { template: './ui/src/index.html', title: made.name ?? 'radiolink' },
      output: {
        target: 'web',
        distPath: { root: dist },
        cleanDistPath: true,
        legalComments: 'none',
        filenameHash: true,
        polyfill: 'off',
        overrideBrowserslist: BROWSERS,
        minify: { jsOptions: { minimizerOptions: { compress: { passes: 3 } } } },
        // The style of the first screen stands in the page itself.
        inlineStyles: { test: /[\\/]index\.[\da-f]+\.css$/, enable: true },
      },
      // Requested with the page, behind the few kB by which the painted form logs in.
      performance: { preload: { type: 'async-chunks', include: [/[\\/](?:lib-react|first-screen)\./] } },
      tools: {
        rspack: {
          output: {
            trustedTypes: { policyName: TRUSTED_TYPES_POLICY },
            chunkLoadTimeout: 120_000,
            // A module that throws while it is loaded is not kept half made; `retried-loads.ts` has it run again.
            strictModuleErrorHandling: true,
          },
          plugins: [
            new rspack.BannerPlugin(COMPILED_AHEAD),
            ...(without.length === 0
              ? []
              : [new rspack.IgnorePlugin({ resourceRegExp: leftOutRequests(without) })]),
          ],
          module: {
            rules: [LAYERS_WITHOUT_EFFECTS, UNCOMPILED, ...(accent === undefined ? [] : [ACCENT])],
          },
          // RxJS offers classes of the language under this name, beside those rewritten for browsers without them.
          resolve: { conditionNames: ['es2015', '...'] },
          // Chunks keep the names of their imports, so that the size table can tell a page from a library.
          // What they export gets the shortest names: a device gets all files at once, so none need outlive a build.
          optimization: {
            chunkIds: 'named',
            mangleExports: 'size',
            splitChunks: {
              minSize: 18_000,
              name: sharedChunkName,
              cacheGroups: {
                forms: FORMS_CHUNK,
                schemas: SCHEMAS_CHUNK,
                firstScreen: FIRST_SCREEN_CHUNK,
                ...(compact && { compact: COMPACT_CHUNKS, dashboardStyles: COMPACT_DASHBOARD_STYLES }),
              },
            },
          },
        },
      },
    },
    /** The interface with a virtual radio inside the page, for any file server; see scripts/demo.mjs. */
    demo: {
      plugins: [pluginReact({ reactCompiler: { target: '19' } })],
      source: { entry: { index: './ui/src/app/demo/demo.ts' }, decorators: { version: 'legacy' } },
      html: { template: './ui/src/index.html', title: 'radiolink: a demo' },
      output: {
        target: 'web',
        distPath: { root: 'dist-demo' },
        cleanDistPath: true,
        legalComments: 'none',
        polyfill: 'off',
        assetPrefix: 'auto',
        inlineStyles: { test: /[\\/]index\.[\da-f]+\.css$/, enable: true },
      },
      tools: { rspack: { output: { trustedTypes: { policyName: TRUSTED_TYPES_POLICY } } } },
    },
    /** Paints the page that is served, while the interface is built; see scripts/build/first-paint.mjs. */
    prerender: {
      plugins: [pluginReact({ reactCompiler: { target: '19' } })],
      source: {
        entry: { index: './ui/src/app/prerender.tsx' },
        decorators: { version: 'legacy' },
        define: MAKER,
      },
      output: {
        target: 'node',
        module: true,
        distPath: { root: `${notes}/prerender` },
        cleanDistPath: true,
        filename: { js: '[name].mjs' },
        // Native helpers that ws uses when somebody installed them; it does without.
        externals: { bufferutil: 'commonjs bufferutil', 'utf-8-validate': 'commonjs utf-8-validate' },
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
        // Native helpers that ws uses when somebody installed them; it does without.
        externals: { bufferutil: 'commonjs bufferutil', 'utf-8-validate': 'commonjs utf-8-validate' },
      },
    },
  },
  // In each environment alike, as one of them paints the page of the others.
  tools: { cssLoader: { modules: { getLocalIdent: shortClassNames() } } },
  performance: { printFileSize: false },
});
