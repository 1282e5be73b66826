export interface MeasuredTick {
  readonly page: string;
  readonly stations: number;
  readonly nodesChanged: number;
  readonly textsChanged: number;
  readonly rows: number;
  readonly cost: number;
  /** Cost as a multiple of the bare work. */
  readonly ratio: number;
}
export function brokenGates(
  measured: readonly MeasuredTick[],
  options?: { readonly judgesTimes?: boolean },
): readonly string[];
