/** A chart of the live window. */
export type LiveChart = 'throughput' | 'signal' | 'capacity' | 'airtime';

export interface HistoryCardProps {
  readonly charts: readonly LiveChart[];
}

/** Room of a chart with its title, its readout and the way to its table, so that nothing jumps. */
const ROOM = '274px';
/** The readout of the throughput contains the Ethernet limit, and takes two lines. */
const THROUGHPUT_ROOM = '298px';

export const chartRoom = (chart: string): string => (chart === 'throughput' ? THROUGHPUT_ROOM : ROOM);
