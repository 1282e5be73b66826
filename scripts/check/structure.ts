import { dirname } from 'node:path';

/** A source file and what it imports, as dependency-cruiser reports it. */
export interface SourceModule {
  readonly source: string;
  readonly dependencies: readonly { readonly resolved: string }[];
}

export interface RoomFigures {
  readonly files: number;
  readonly lines: number;
  /** Lines of a file: that of the middle, and the longest. */
  readonly median: number;
  readonly longest: number;
  readonly withOneImporter: number;
  /** Folders below `src` that reach each other. */
  readonly circles: readonly (readonly string[])[];
}

/**
 * How the files of some rooms are divided.
 *
 * @param modules the files of every room: what imports a file may stand in another one
 * @param linesOf number of lines of a file
 */
export function roomFigures(
  rooms: readonly string[],
  modules: readonly SourceModule[],
  linesOf: (file: string) => number,
): RoomFigures {
  const own = modules.filter(({ source }) => rooms.some(room => source.startsWith(`${room}/`)));
  const lines = own.map(({ source }) => linesOf(source)).toSorted((a, b) => a - b);
  const importers = importerCounts(modules);
  return {
    files: own.length,
    lines: lines.reduce((sum, count) => sum + count, 0),
    median: lines[Math.floor(lines.length / 2)] ?? 0,
    longest: lines.at(-1) ?? 0,
    withOneImporter: own.filter(({ source }) => importers.get(source) === 1).length,
    circles: rooms.flatMap(room => circlesOf(folderImports(room, own))),
  };
}

/** Number of files that import each file. */
function importerCounts(modules: readonly SourceModule[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { dependencies } of modules)
    for (const resolved of new Set(dependencies.map(each => each.resolved)))
      counts.set(resolved, (counts.get(resolved) ?? 0) + 1);
  return counts;
}

type FolderImports = ReadonlyMap<string, ReadonlySet<string>>;

/** Which folders below `src` of a room each of them imports. */
function folderImports(room: string, modules: readonly SourceModule[]): FolderImports {
  const folders = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules.filter(each => each.source.startsWith(`${room}/`))) {
    const from = topFolder(source);
    const imported = folders.get(from) ?? new Set();
    folders.set(from, imported);
    for (const { resolved } of dependencies)
      if (resolved.startsWith(`${room}/src/`) && topFolder(resolved) !== from)
        imported.add(topFolder(resolved));
  }
  return folders;
}

/** The folder below `src`, or that of a file of its own. */
const topFolder = (path: string): string => /^[a-z]+\/src\/([^/]+)\//.exec(path)?.[1] ?? dirname(path);

/** Folders that reach each other, each group once. */
function circlesOf(folders: FolderImports): readonly (readonly string[])[] {
  const names = [...folders.keys()];
  const reached = new Map(names.map(folder => [folder, reachedFrom(folder, folders)]));
  const isReached = (from: string, to: string): boolean => reached.get(from)?.has(to) ?? false;
  const groups = names.map(folder =>
    names.filter(other => isReached(folder, other) && isReached(other, folder)),
  );
  return [...new Map(groups.filter(({ length }) => length > 1).map(group => [group.join(), group])).values()];
}

function reachedFrom(start: string, folders: FolderImports): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop())
    for (const next of folders.get(folder) ?? [])
      if (!reached.has(next)) {
        reached.add(next);
        open.push(next);
      }
  return reached;
}

export interface FlowFigures {
  readonly title: string;
  readonly steps: number;
  /** How often the next step stands in another file than the one before. */
  readonly crossings: number;
  readonly files: number;
}

const FLOW = /^## (?<title>.+): \d+$/;
const STEP = /^\| \d+ \| `[^`]+` \| `(?<file>[^`]+)` \|$/;

/** How long the recorded flows of `docs/journeys.md` are. */
export function flowFigures(document: string): readonly FlowFigures[] {
  const flows: { readonly title: string; readonly files: string[] }[] = [];
  for (const line of document.split('\n')) {
    const title = FLOW.exec(line)?.groups?.['title'];
    if (title !== undefined) flows.push({ title, files: [] });
    const file = STEP.exec(line)?.groups?.['file'];
    if (file !== undefined) flows.at(-1)?.files.push(file);
  }
  return flows.map(({ title, files }) => ({
    title,
    steps: files.length,
    crossings: files.filter((file, index) => index > 0 && file !== files[index - 1]).length,
    files: new Set(files).size,
  }));
}

/** What the JSON of knip has of a file: a list for each kind of finding. */
type KnipFile = Readonly<Record<string, unknown>>;

/** Kinds of findings of knip that are an export without use. */
const EXPORTS = ['exports', 'types', 'nsExports', 'nsTypes', 'enumMembers', 'namespaceMembers'];

/** Number of exports that nothing imports, by the JSON that knip prints. */
export function unusedExportCount(json: string): number {
  const { issues } = JSON.parse(json) as { readonly issues: readonly KnipFile[] };
  return issues
    .flatMap(file => EXPORTS.map(kind => file[kind]))
    .reduce<number>((sum, found) => sum + (Array.isArray(found) ? found.length : 0), 0);
}
