import { createHash } from 'node:crypto';

/** A planted bug as Stryker names it; lines and columns as it counts them. */
export interface Mutant {
  /** From the root of the project. */
  readonly fileName: string;
  readonly location: { readonly start: Place; readonly end: Place };
  readonly mutatorName: string;
  readonly replacement?: string | undefined;
}

interface Place {
  readonly line: number;
  readonly column: number;
}

export interface Sampling {
  /** Part of all bugs to be tested, 0 to 1. */
  readonly share: number;
  readonly seed: string;
}

/**
 * Whether a bug belongs to the sample. It is drawn by a digest of itself and the seed: each bug with the same chance, whatever
 * stands beside it, and the same ones again at each run.
 */
export function isSampled({ share, seed }: Sampling, bug: Mutant): boolean {
  const { start, end } = bug.location;
  const places = [start.line, start.column, end.line, end.column];
  const name = [seed, bug.fileName, ...places, bug.mutatorName, bug.replacement].join('\n');
  return createHash('sha256').update(name).digest().readUInt32BE() < share * 2 ** 32;
}
