import { type LinkEnd, linkEnds, type RadioBand, type RadioLink, radioLinks } from '@radiolink/domain/link';
import type { DeviceStatus } from '@radiolink/domain/status';

/** One end of the link of one radio. */
export interface RadioRow extends RadioLink {
  readonly end: LinkEnd;
  readonly frequencyMhz: number | undefined;
  /** Radiated power: as the device reports it, else transmit power and gain. */
  readonly eirpDbm: number | undefined;
  /** Airtime of this radio, percent: that of both ends. */
  readonly airtimePercent: number | undefined;
}

/** Both ends of each link of a device with two radios, the main radio first; none where there is but one. */
export function radioRows(status: DeviceStatus): readonly RadioRow[] {
  const radios = radioLinks(status);
  if (radios.length < 2) return [];
  return radios.flatMap(radio => {
    const { local, remote, frequencyMhz, airtimePercent } = linkEnds(status, undefined, radio.band);
    const sides = remote === undefined ? [local] : [local, remote];
    return sides.map(end => ({
      ...radio,
      end,
      frequencyMhz,
      airtimePercent,
      eirpDbm: eirpOf(status, radio.band, end),
    }));
  });
}

function eirpOf({ wireless }: DeviceStatus, band: RadioBand, end: LinkEnd): number | undefined {
  const reported = band === '60' ? wireless.radio60?.eirpDbm : wireless.eirpDbm;
  if (end.side === 'local' && reported !== undefined) return reported;
  const { txPowerDbm, antennaGainDbi } = end;
  return txPowerDbm === undefined || antennaGainDbi === undefined ? undefined : txPowerDbm + antennaGainDbi;
}
