/** A chart of the live window. */
export type LiveChart = 'throughput' | 'signal' | 'capacity' | 'airtime';

export interface ChartsCardProps {
  readonly charts: readonly LiveChart[];
}

/** Room of a chart with its title, its readout and the way to its table, so that nothing jumps. */
const ROOM = '274px';
export const chartRoom = (_chart: string): string => ROOM;
