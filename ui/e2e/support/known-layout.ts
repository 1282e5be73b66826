/** A finding of the layout check that stays for now, with its reason. */
export interface KnownFinding {
  readonly finding: RegExp;
  readonly reason: string;
}

export const KNOWN_FINDINGS: readonly KnownFinding[] = [];
