import { createHash } from 'node:crypto';
import { belowRoot } from './below-root.ts';

/** Which files a build for little flash has, and which components the React compiler extends in any build. */

interface NamedChunk {
  readonly name?: string | undefined;
}

/** Chunks that belong together, by the names of their imports; what is in none of them is a tool. */
const GROUPS = [
  [
    'start',
    /^(?:index|lib-react|first-screen|main|transport|page-dashboard.*|part-access-point|part-point-to-point)$/,
  ],
  ['versioned', /^(?:v1-|versioned-|beside-classic)/],
  ['later', /^(?:later|palette)$/],
  ['link', /^(?:chart|readings|station|page-stations|part-(?:wan|rain|ping-times|charts)|subjects)/],
  [
    'settings',
    /^(?:page-(?:wireless|network|services|system|settings|diff)-part|setup|review|change-|settings-|system-|part-(?:firmware|password|users|entry))/,
  ],
] as const;

/** The group of a chunk of the interface. `start` is what the login and the first figures need: it is left as it is. */
export const groupOf = (chunk: string | undefined): string =>
  GROUPS.find(([, names]) => names.test(chunk ?? ''))?.[0] ?? 'tools';

/** The file that a module goes to, by the chunks that use it: of their group, or of all groups. */
export function fileOf(chunks: readonly NamedChunk[]): string {
  const [first = 'shared', ...others] = new Set(chunks.map(({ name }) => groupOf(name)));
  return others.length === 0 ? first : 'shared';
}

/** Chunks by group: they compress better in one file, and what several of them use is stored once. */
export const COMPACT_CHUNKS = {
  enforce: true,
  priority: -5,
  chunks: ({ name }: NamedChunk) => groupOf(name) !== 'start',
  name: (_module: unknown, chunks: readonly NamedChunk[]) => fileOf(chunks),
};

/** The styles of all dashboards in one file: they are fetched together, and have much in common. */
export const COMPACT_DASHBOARD_STYLES = {
  enforce: true,
  type: 'css/mini-extract',
  chunks: ({ name }: NamedChunk) =>
    /^(?:page-dashboard|part-access-point|part-point-to-point)/.test(name ?? ''),
  name: 'dashboard',
} as const;

/** How the names of files begin that stand among those drawn with each tick, and are drawn for a press or a failure. */
export const SELDOM_DRAWN = {
  'pages/stations': ['column', 'empty', 'export', 'gone', 'host', 'note', 'station-actions', 'toolbar'],
  'app/frame': ['connection-note', 'slots', 'user'],
} as const;
const oftenIn = (folder: keyof typeof SELDOM_DRAWN): string =>
  `${folder}(?!/(?:${SELDOM_DRAWN[folder].join('|')}))`;

/**
 * The React compiler adds a quarter to a component, so that it renders less. What renders with each tick gets it; other pages
 * render seldom, charts draw on a canvas and long lists the rows in view alone. The drawing of the connections waits to be
 * opened.
 */
export const RENDERS_OFTEN = belowRoot(
  new RegExp(
    `ui/src/(?:pages/dashboard(?!/connections)|${oftenIn('pages/stations')}|${oftenIn('app/frame')})/`,
  ),
);

/** Leaves the other components as they are written, in any build. */
export const UNCOMPILED = {
  test: belowRoot(/ui\/src\/.*\.tsx?$/),
  exclude: RENDERS_OFTEN,
  enforce: 'pre',
  loader: './scripts/build/uncompiled-loader.mjs',
} as const;

interface SharedChunk {
  readonly name?: string | undefined;
}

/** What loads before the first figures, by the names of its imports. */
const FIRST_FIGURES = /^(?:main|page-dashboard|part-(?:access-point|point-to-point))/;

/**
 * Short name of a chunk that some imports share; the name of each is told to every import that waits for it, and the
 * bundler's own, of its modules, is a hundred letters. Undefined leaves it to the bundler.
 */
export function sharedChunkName(
  module: { readonly nameForCondition?: () => string | undefined },
  chunks: readonly SharedChunk[],
  group: string,
): string | undefined {
  const names = chunks.map(({ name }) => name);
  if (names.some(name => name === undefined)) return undefined;
  const isLibrary = group === 'defaultVendors';
  const path = module.nameForCondition?.() ?? '';
  if (/[\\/]node_modules[\\/]uplot[\\/]/i.test(path)) return undefined;
  const start = names.every(name => FIRST_FIGURES.test(name ?? '')) ? 'start-' : '';
  const mark = createHash('sha256')
    .update([...names].toSorted().join(' '))
    .digest('hex')
    .slice(0, 4);
  return `${start}${isLibrary ? 'lib' : 'of'}-${mark}`;
}
