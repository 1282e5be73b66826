import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

const SPECIFICATION = 'docs/specification';
const READINGS = 'docs/decisions/readings.md';
/** Names by which the pages of the wire reference are cited. */
const WIRE: Readonly<Record<string, string>> = {
  classic: 'docs/reference/wire/classic.md',
  config: 'docs/reference/wire/configuration.md',
  facts: 'docs/reference/wire/domain-facts.md',
  v1: 'docs/reference/wire/versioned.md',
};

/** Anchor that a heading gets where Markdown is shown. */
const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .trim()
    .replaceAll(' ', '-');

/** Anchors of a Markdown text: its headings, and the ids written into it. */
export function anchorsIn(text: string): ReadonlySet<string> {
  const headings = [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => slug(heading));
  const ids = [...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id);
  return new Set([...headings, ...ids]);
}

/** Every document that can be cited, with its anchors, by the name it is cited by. */
export function citableDocuments(): ReadonlyMap<string, ReadonlySet<string>> {
  const points = readdirSync(join(ROOT, SPECIFICATION))
    .filter(name => /^\d/.test(name))
    .map((name): [string, string] => [name.charAt(0), join(SPECIFICATION, name)]);
  const pages = [...points, ...Object.entries(WIRE), ['reading', READINGS] as const];
  return new Map(pages.map(([name, path]) => [name, anchorsIn(readFileSync(join(ROOT, path), 'utf8'))]));
}

/** Between the words of a citation in a comment a line may end. */
const GAP = String.raw`(?:\s+(?:\*|//|#)?\s*)`;
const POINT = /§([a-z\d]+)(?:\.([a-z][a-z\d-]*))?/g;
const READING = new RegExp(
  String.raw`\b[Rr]eadings?${GAP}(\d+(?:(?:,${GAP}|${GAP}and${GAP})\d+(?!\d|[.,]\d| ?[%a-zA-Z(]))*)`,
  'g',
);

/** Forms of a citation that name no document of this repository. */
const OLD_FORMS = new RegExp(
  [
    String.raw`\b[Ss]pecification(?:'s)?,?${GAP}§`,
    String.raw`\bdecided(?:\.md\b|\`|,${GAP}row|${GAP}rows?\b)`,
    String.raw`\b(?:config-format|classic-api|v1-api|domain-facts)(?:\.md)?\`?,?${GAP}§?\d`,
    String.raw`\b(?:[Cc]lassic|[Vv]ersioned) (?:API|interface),?${GAP}§?\d`,
    String.raw`\b(?:[Cc]onfig(?:uration)? format|[Dd]omain facts),?${GAP}§?\d`,
  ].join('|'),
  'g',
);

/** Citations in a text that resolve to nothing, and those of an old form. */
export function brokenCitations(
  text: string,
  documents: ReadonlyMap<string, ReadonlySet<string>>,
): readonly string[] {
  const points = [...text.matchAll(POINT)].filter(([, name = '', anchor]) => {
    const anchors = documents.get(name);
    return anchors === undefined || (anchor !== undefined && !anchors.has(anchor));
  });
  const readings = [...text.matchAll(READING)].filter(([, numbers = '']) =>
    (numbers.match(/\d+/g) ?? []).some(number => !documents.get('reading')?.has(`reading-${number}`)),
  );
  return [...points, ...readings, ...text.matchAll(OLD_FORMS)].map(([citation]) => citation);
}

const FOLDERS = ['adapters', 'application', 'docs', 'domain', 'openapi', 'scripts', 'ui', '.config'];
const TEXT_FILES = /\.(?:ts|tsx|mjs|css|md|yaml|html)$/;
/** Tests of citations write broken ones on purpose. */
const OWN_TESTS = new Set(['citations.test.ts', 'citations.ts', 'test-rules.test.ts']);

/** Paths of the files that may cite, and the pages at the top of the repository. */
export function citingFiles(): readonly string[] {
  const inFolders = FOLDERS.flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(path => join(folder, path)),
  );
  const atTop = readdirSync(ROOT).filter(name => name.endsWith('.md'));
  return [...atTop, ...inFolders].filter(
    path => TEXT_FILES.test(path) && !path.includes('node_modules') && !OWN_TESTS.has(basename(path)),
  );
}
