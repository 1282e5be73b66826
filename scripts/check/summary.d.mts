interface StepResult {
  readonly name: string;
  readonly code: number;
  readonly seconds: number;
  readonly counts: {
    readonly passed: number;
    readonly failed: number;
    readonly skipped: number;
    readonly broken: readonly string[];
    readonly secondTries: readonly string[];
    readonly files: readonly { readonly name: string; readonly seconds: number }[];
  };
}

export function summaryOf(
  results: readonly StepResult[],
  totalSeconds: number,
): { readonly text: string; readonly code: number };
