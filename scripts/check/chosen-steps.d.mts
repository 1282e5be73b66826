interface Step {
  readonly name: string;
  readonly tests?: string;
  readonly args: readonly string[];
}

export function chosenSteps(
  steps: readonly Step[],
  names: readonly string[],
  e2eFiles: readonly string[],
): readonly Step[];
