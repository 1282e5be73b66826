import type { BoardIdentity } from './board-capabilities.ts';
import { parseFirmwareVersion } from './firmware-version.ts';

/** Classes of products that take different numbers of stations. Specification §9, Capacity and channels. */
export type ProductClass = '11n' | '11ac' | 'bullet-ac';

/** Most stations of a point-to-multipoint access point. Specification §9. */
export const MAX_CLIENTS: Readonly<Record<ProductClass, number>> = { '11n': 50, '11ac': 85, 'bullet-ac': 50 };
/** Most stations of an 11ac access point in mode 1 with fixed frames. Specification §9. */
export const MAX_CLIENTS_FIXED_FRAME = 60;

const FIXED_FRAME_MODE = 1;

/** Airtime scheme of the access point. */
export interface FrameMode {
  readonly mode?: number | undefined;
  readonly fixed?: boolean | undefined;
}

/** Most stations of a point-to-multipoint access point. Specification §9, max clients. */
export function maxClients(product: ProductClass, { mode, fixed }: FrameMode = {}): number {
  const limited = product === '11ac' && mode === FIXED_FRAME_MODE && fixed === true;
  return limited ? MAX_CLIENTS_FIXED_FRAME : MAX_CLIENTS[product];
}

/** Major version from which the firmware drives 11ac radios; older lines are 11n. */
const FIRST_11AC_MAJOR = 7;

/** The class of a 5 GHz product by its name and firmware. */
export function productClassOf(
  { name, shortName, model }: Pick<BoardIdentity, 'name' | 'shortName' | 'model'>,
  firmware: string | undefined,
): ProductClass {
  const version = parseFirmwareVersion(firmware ?? '');
  if (version !== undefined && version.numbers[0] < FIRST_11AC_MAJOR) return '11n';
  const names = [name, shortName, model].filter(text => text !== undefined);
  return names.some(text => /bullet.*ac/i.test(text)) ? 'bullet-ac' : '11ac';
}
