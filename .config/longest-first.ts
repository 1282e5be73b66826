import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * End-to-end files that take longest, the longest first. A clean clone knows no durations, and vitest then starts
 * the largest files first: these are short, so that one would run alone at the end while the other cores are idle.
 */
export const LONG_FILES: readonly string[] = [
  'outage',
  'layout',
  'read-only-crawl',
  'layout-links',
  'change-both-ends',
  'versioned-wireless',
  'start-up',
  'load-on-the-device',
  'wireless-round-trip',
  'apply-looks',
  'settings-tasks',
  'speed-test',
  'apply-reopened',
  'review',
  'sweep',
  'apply-phone',
  'versioned-administrator',
  'staged-backup',
  'apply-keyboard',
  'demo',
  'apply-arabic',
  'firmware',
  'apply',
  'accessibility',
  'moved-device',
  'remote-device',
  'hostile-names',
  'login-first-paint',
  'pseudo-language',
  'ways-out',
  'login-screens',
  'ping',
  'diff',
  'calls-of-tools',
  'prescan',
  'login-session',
  'touch',
  'frame',
  'slow-network',
  'two-radios',
  'transcripts',
  'login-arabic',
  'dashboard-kinds',
  'report',
  'palette',
  'print',
  'stations',
  'traceroute',
  'network-tasks',
  'discovery',
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
