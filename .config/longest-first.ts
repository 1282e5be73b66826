import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * End-to-end files that take longest, the longest first. A clean clone knows no durations, and vitest then starts
 * the largest files first: these are short, so that one would run alone at the end while the other cores are idle.
 */
export const LONG_FILES: readonly string[] = [
  'outage',
  'layout',
  'load-on-the-device',
  'layout-links',
  'demo',
  'change-both-ends',
  'versioned-wireless',
  'wireless-round-trip',
  'settings-tasks',
  'prescan',
  'accessibility',
  'review',
  'read-only-crawl',
  'speed-test',
  'stations',
  'apply-reopened',
  'staged-backup',
  'firmware',
  'sweep',
  'login-session',
  'hostile-names',
  'apply-phone',
  'apply-looks',
  'versioned-administrator',
  'pseudo-language',
  'ways-out',
];

const place = ({ moduleId }: TestSpecification): number => {
  const found = LONG_FILES.findIndex(name => moduleId.endsWith(`/${name}.e2e.test.ts`));
  return found < 0 ? LONG_FILES.length : found;
};

/** Starts the long files first, and the others in the usual order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}
