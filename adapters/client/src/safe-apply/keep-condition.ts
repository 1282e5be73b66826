import type { TestedStatus } from '@radiolink/application/safe-apply/followed-change';
import { isConnected, linkEnds } from '@radiolink/domain/link';
import { type DeviceStatus, stationTotal } from '@radiolink/domain/status';

/** When a tested change is kept. */
export interface KeepCondition {
  /** As a sentence is continued: "the link formed again". */
  readonly name: string;
  readonly holds: (tested: TestedStatus) => boolean;
}

/** The radio is linked, unless it was not before either. */
export const linkFormed = (): KeepCondition => ({
  name: 'the link formed again',
  holds: ({ status, before }) => isConnected(status) || (before !== undefined && !isConnected(before)),
});

/** So many stations are connected. */
export const stationsAtLeast = (count: number): KeepCondition => ({
  name: count === 1 ? 'at least 1 station' : `at least ${count} stations`,
  holds: ({ status }) => stationTotal(status) >= count,
});

/** No end of any link receives less. What no end reports does not hold. */
export const signalAtLeast = (dbm: number): KeepCondition => ({
  name: `signal not below ${dbm} dBm`,
  holds: ({ status }) => {
    const signals = signalsOf(status);
    return signals.length > 0 && signals.every(signal => signal >= dbm);
  },
});

function signalsOf(status: DeviceStatus): readonly number[] {
  const { stations } = status.wireless;
  const links = stations.length > 0 ? stations.map(each => linkEnds(status, each)) : [linkEnds(status)];
  return links
    .flatMap(({ local, remote }) => [local.signalDbm, remote?.signalDbm])
    .filter(signal => signal !== undefined);
}
