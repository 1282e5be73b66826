interface Step {
  readonly name: string;
  readonly cores?: number;
  readonly after?: readonly string[];
}

export function inSchedule<Work extends Step, Result>(
  steps: readonly Work[],
  cores: number,
  carryOut: (step: Work) => Promise<Result>,
): Promise<Result[]>;
