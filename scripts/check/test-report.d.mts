interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly broken: readonly string[];
  readonly secondTries: readonly string[];
  readonly files: readonly { readonly name: string; readonly seconds: number }[];
}

export function countsOf(root: string, report: unknown, secondTries: readonly string[]): TestCounts;
