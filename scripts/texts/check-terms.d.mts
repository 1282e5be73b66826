export interface RejectedTerm {
  readonly rejected: RegExp;
  readonly use: string;
}
export interface Rejection {
  readonly text: string;
  readonly found: string;
  readonly use: string;
}
export function rejectedIn(
  texts: readonly string[],
  terms?: readonly RejectedTerm[],
  quoted?: ReadonlySet<string>,
): readonly Rejection[];
