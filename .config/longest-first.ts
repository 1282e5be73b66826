import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * End-to-end files that take longest, the longest first. A clean clone knows no durations, and vitest then starts
 * the largest files first: these are short, so that one would run alone at the end while the other cores are idle.
 */
export const LONG_FILES: readonly string[] = [
  'outage',
  'load-on-the-device',
  'change-both-ends',
  'layout-links',
  'layout',
  'versioned-wireless',
  'speed-test',
  'start-up',
  'settings-tasks',
  'apply-reopened',
  'wireless',
  'stations',
  'prescan',
  'firmware',
  'review',
  'diff',
  'read-only-crawl',
  'apply-looks',
  'frame',
  'wireless-round-trip',
  'accessibility',
  'hostile-names',
  'apply',
  'demo',
  'staged-backup',
  'dashboard-kinds',
  'apply-keyboard',
  'apply-phone',
  'ping',
  'moved-device',
  'sweep',
  'versioned-administrator',
  'report',
  'remote-device',
  'apply-arabic',
  'pseudo-language',
  'login-session',
  'discovery',
  'login-first-paint',
  'login-screens',
  'damage',
  'two-radios',
  'log',
  'rhythm',
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
