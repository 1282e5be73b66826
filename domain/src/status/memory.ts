import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import type { Maybe } from './host-status.ts';

/** Total and free memory, bytes. */
export interface Memory {
  readonly totalRamBytes?: Maybe<number>;
  readonly freeRamBytes?: Maybe<number>;
}

/** Memory in use, bytes; undefined unless both figures are there and make sense. */
export function memoryUsedBytes({ totalRamBytes, freeRamBytes }: Memory): number | undefined {
  if (!isWithin(totalRamBytes, PHYSICAL.amount) || !isWithin(freeRamBytes, PHYSICAL.amount)) return undefined;
  const used = totalRamBytes - freeRamBytes;
  return totalRamBytes > 0 && used >= 0 ? used : undefined;
}

/** Memory in use, percent, 0 to 100. */
export function memoryUsedPercent(memory: Memory): number | undefined {
  const used = memoryUsedBytes(memory);
  return used === undefined ? undefined : (100 * used) / (memory.totalRamBytes ?? used);
}
