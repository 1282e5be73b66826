import type { StationChange } from '../compare-windows.ts';
import type { Evidence } from './past-cause.ts';
import { fallOf } from './movement.ts';

/** Of so many stations, those that got worse are few: it is not the access point. */
export const FEW = 1 / 3;

/** What a station lost at its worse end, dB. */
export const lossOf = ({ localDb = 0, remoteDb = 0 }: StationChange): number => -Math.min(localDb, remoteDb);

/** Loss that both ends have in common, dB; 0 where only one of them has it. */
export function commonLoss({ change, around }: Evidence): number {
  const many = around.stations;
  if (around.comparedStations > 0) {
    const isMost = many.length > around.comparedStations * FEW;
    return isMost ? many.reduce((sum, one) => sum + lossOf(one), 0) / many.length : 0;
  }
  const [local, remote] = [fallOf(change('local-signal')), fallOf(change('remote-signal'))];
  const isCommon =
    local > 0 && remote > 0 && Math.abs(local - remote) <= Math.max(3, 0.4 * Math.max(local, remote));
  return isCommon ? (local + remote) / 2 : 0;
}
