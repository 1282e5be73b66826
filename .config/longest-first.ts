import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * End-to-end files that take longest, the longest first. A clean clone knows no durations, and vitest then starts
 * the largest files first: these are short, so that one would run alone at the end while the other cores are idle.
 */
export const LONG_FILES: readonly string[] = [
  'sweep',
  'layout',
  'outage',
  'change-both-ends',
  'wireless-round-trip',
  'versioned-wireless',
  'firmware',
  'apply-reopened',
  'load-on-the-device',
  'settings-tasks',
  'apply-looks',
  'start-up',
  'layout-links',
  'speed-test',
  'read-only-crawl',
  'review',
  'apply-arabic',
  'apply',
  'demo',
  'apply-keyboard',
  'staged-backup',
  'versioned-administrator',
  'remote-device',
  'hostile-names',
  'moved-device',
  'ways-out',
  'palette',
  'login-screens',
  'apply-phone',
  'prescan',
  'login-arabic',
  'login-setup',
  'pseudo-language',
  'login-first-paint',
  'two-radios',
  'touch',
  'accessibility',
  'print',
  'report',
  'accounts',
  'slow-network',
  'ping',
  'traceroute',
  'network-tasks',
  'discovery',
  'login-session',
  'frame',
  'diff',
  'dashboard-kinds',
  'damage',
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
