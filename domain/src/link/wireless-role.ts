import type { Maybe } from '../status/host-status.ts';
import { textOf } from '../text/text.ts';

/** Which end of the link this device is. */
export type WirelessRole = 'access-point' | 'station';

/** PtP modes. §9.capacity-and-channels. */
export const PTP_MODES = ['ap-ptp', 'sta-ptp'] as const;

/** The role that a wireless mode gives, of airOS 8 (`ap-ptmp`) and airOS 6 (`ap`); undefined for any other word. */
export function wirelessRole(mode: Maybe<string>): WirelessRole | undefined {
  const name = textOf(mode);
  if (name === 'ap' || name.startsWith('ap-')) return 'access-point';
  if (name === 'sta' || name.startsWith('sta-')) return 'station';
  return undefined;
}

/** True if the mode is one of the two of a point-to-point link. */
export function isPtpMode(mode: Maybe<string>): boolean {
  return PTP_MODES.some(ptp => ptp === mode);
}
