export interface MeasuredTick {
  readonly page: string;
  readonly stations: number;
  readonly nodesChanged: number;
  readonly textsChanged: number;
  readonly rows: number;
  readonly cost: number;
}
export function brokenGates(measured: readonly MeasuredTick[]): readonly string[];
