import { type DeviceStatus, stationTotal } from '../status/device-status.ts';

/** Classes of products that take different numbers of stations. §9.capacity-and-channels. */
export type ProductClass = '11n' | '11ac' | 'bullet-ac';

/** Most stations of a point-to-multipoint access point. §9. */
export const MAX_CLIENTS: Readonly<Record<ProductClass, number>> = { '11n': 50, '11ac': 85, 'bullet-ac': 50 };
/** Most stations of an 11ac access point in mode 1 with fixed frames. §9. */
export const MAX_CLIENTS_FIXED_FRAME = 60;

const FIXED_FRAME_MODE = 1;

/** Airtime scheme of the access point. */
export interface FrameMode {
  readonly mode?: number | undefined;
  readonly fixed?: boolean | undefined;
}

/** Most stations of a point-to-multipoint access point. §9.max-clients. */
export function maxClients(product: ProductClass, { mode, fixed }: FrameMode = {}): number {
  const limited = product === '11ac' && mode === FIXED_FRAME_MODE && fixed === true;
  return limited ? MAX_CLIENTS_FIXED_FRAME : MAX_CLIENTS[product];
}

/** What a device says of itself and of its radio. */
export interface ClassFacts {
  readonly name?: string | undefined;
  /** Hardware family of the firmware: `XW`, `WA`. */
  readonly firmwarePrefix?: string | undefined;
  readonly ieeeMode?: string | undefined;
}

const BULLET_AC = /bullet.*ac/i;
/** The M series: `NanoStation loco M5`, `Rocket M900`. */
const M_SERIES = /\bM\d{1,3}\b/;
const PREFIX_11N = /^(?:XM|XW|TI)$/i;
const MODE_11N = /^11n/i;
/** Product lines of which no limit is published: 60 GHz, LTU, airFiber. */
const NO_CONSTANT = /\b(?:airFiber|AF-?\d+|AF60|LTU|GBE|GigaBeam|Wave)\b/i;

/**
 * The class of a product; undefined for a line that the specification gives no limit. The number of a firmware says
 * nothing of it: a new 60 GHz radio began again at 1.0. reading 43.
 */
export function productClassOf({
  name = '',
  firmwarePrefix = '',
  ieeeMode = '',
}: ClassFacts): ProductClass | undefined {
  if (BULLET_AC.test(name)) return 'bullet-ac';
  if (M_SERIES.test(name) || PREFIX_11N.test(firmwarePrefix) || MODE_11N.test(ieeeMode)) return '11n';
  return NO_CONSTANT.test(name) ? undefined : '11ac';
}

/**
 * Most stations that a device takes: the limit that it sends for its radio, else that of its class. Undefined where none is
 * known, or where more are connected. reading 43.
 */
export function stationLimit(status: DeviceStatus): number | undefined {
  const limit = status.wireless.stationLimit ?? classLimit(status);
  return limit === undefined || stationTotal(status) > limit ? undefined : limit;
}

function classLimit({ host, wireless }: DeviceStatus): number | undefined {
  if (wireless.radio60 !== undefined) return undefined;
  const { deviceModel: name, firmwarePrefix } = host;
  const product = productClassOf({ name, firmwarePrefix, ieeeMode: wireless.ieeeMode });
  const { flexMode: mode, fixedFrame: fixed } = wireless.polling;
  return product && maxClients(product, { mode, fixed });
}
