import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { domainEntries } from './domain-exports.ts';
import { ModuleGraph, type ValueKey } from './module-graph.ts';

const EXAMPLE = 'written for other programs: the README of the package runs it';

/** Exports of domain that the product does not reach, and for whom each remains. */
export const EXEMPT_EXPORTS: Readonly<Record<string, string>> = {
  'configuration/diffLines': EXAMPLE,
  'configuration/encodeConfiguration': EXAMPLE,
  'radio/REGDB_RELEASE': 'tells users of the package of which release its table of countries is',
  'station/bestStations':
    'the counterpart of `worstStations` for users of the package; the page lists the weakest',
  'report/linkReportSchema': 'for programs that read a report: the README of the package names it',
};

const ROOT = join(import.meta.dirname, '../..');
/** Where the product stands outside of domain. */
const PRODUCT = [
  'application/src',
  'adapters/src',
  'adapters/cli/src',
  'adapters/client/src',
  'adapters/virtual-radio/src',
  'ui/src',
  'ui/interface/src',
  'scripts',
];
const SOURCE = /\.(ts|tsx|mjs)$/;
/** Tests, what they are made of, and the checks of the code. */
const NO_PRODUCT = /\.(test|mother)\.|\.d\.mts$|(^|\/)(check|fixtures|scenarios|testing)\//;

const IMPORT =
  /import\s+(?:type\s+)?(?:\{([^}]*)\}|\*\s+as\s+(\w+))\s+from\s+'@radiolink\/domain(?:\/([\w-]+))?'/g;
/** The values that the package exports without an entry. */
const ROOT_ENTRY = 'errors';

/** `radio/bandOf` for every name that a source file imports from domain. */
export function importsIn(text: string): readonly string[] {
  return [...text.matchAll(IMPORT)].flatMap(([, list = '', namespace, entry = ROOT_ENTRY]) => {
    const members =
      namespace === undefined
        ? list.split(',').map(one => one.replace(/^\s*type\s+|\sas\s.*$/g, '').trim())
        : [...text.matchAll(new RegExp(`\\b${namespace}\\.(\\w+)`, 'g'))].map(([, member = '']) => member);
    return members.map(name => `${entry}/${name}`);
  });
}

function importedByProduct(root: string): ReadonlySet<string> {
  const files = PRODUCT.filter(folder => existsSync(join(root, folder))).flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(path => join(folder, path)),
  );
  return new Set(
    files
      .filter(file => SOURCE.test(file) && !NO_PRODUCT.test(file))
      .flatMap(file => importsIn(readFileSync(join(root, file), 'utf8'))),
  );
}

/** The exported values of domain that the product does not reach, neither by an import nor through what it imports. */
export function unusedExports(root: string = ROOT): readonly string[] {
  const graph = new ModuleGraph();
  const domain = join(root, 'domain/src');
  const values = exportedValues(domain, graph);
  const imported = importedByProduct(root);
  const roots = values.filter(({ name }) => imported.has(name)).map(({ key }) => key);
  const run = reached(graph, [...roots, ...graph.valuesOf(join(domain, 'cli/main.ts'))]);
  return values
    .filter(({ key }) => !run.has(key))
    .map(({ name }) => name)
    .toSorted();
}

/** Every value that an entry of the package exports. */
function exportedValues(
  domain: string,
  graph: ModuleGraph,
): readonly { readonly name: string; readonly key: ValueKey }[] {
  return domainEntries(domain).flatMap(entry =>
    [...graph.exportsOf(join(domain, entry, 'index.ts'))].map(([name, key]) => ({
      name: `${entry}/${name}`,
      key,
    })),
  );
}

function reached(graph: ModuleGraph, roots: readonly ValueKey[]): ReadonlySet<ValueKey> {
  const found = new Set<ValueKey>();
  const waiting = [...roots];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (found.has(key)) continue;
    found.add(key);
    waiting.push(...graph.usesOf(key));
  }
  return found;
}
