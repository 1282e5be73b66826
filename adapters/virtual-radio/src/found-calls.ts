declare global {
  interface ImportMeta {
    /** Files by patterns of paths, each loaded with this one, by bundlers and tests alike. */
    glob(
      patterns: readonly string[],
      options: { readonly eager: true },
    ): Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  }
}

/** A call as far as its place in the list depends on it. */
interface Routed {
  readonly path: string;
}

/**
 * The calls that files export, each alone or in a list: whatever has a path and an answer. A fixed path precedes one with a variable
 * part.
 */
export function foundCalls<Call extends Routed>(
  files: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): readonly Call[] {
  const exported = Object.values(files).flatMap(file => Object.values(file).flat());
  return exported.filter(isCall<Call>).toSorted((a, b) => variableParts(a) - variableParts(b));
}

function isCall<Call>(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'answer' in value;
}

function variableParts({ path }: Routed): number {
  return path.split('{').length;
}
