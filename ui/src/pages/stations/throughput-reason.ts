import { wirelessRole } from '@radiolink/domain/link';
import type { StationRow } from '@radiolink/domain/station';
import { figureText } from '@radiolink/domain/units';
import type { Text } from '../../i18n/use-text.ts';
import type { Figures } from '../../i18n/use-figures.ts';

/**
 * Why a station has no throughput, with this device's own counter of it; undefined where the general reason holds. The
 * throughput of a remote end of unknown mode is invalid. reading 22.
 */
export function throughputReason(
  { station: { remote, traffic } }: Pick<StationRow, 'station'>,
  t: Text,
  figures: Pick<Figures, 'traffic'>,
): string | undefined {
  if (remote === undefined || wirelessRole(remote.mode) !== undefined) return undefined;
  return t(
    'The remote end does not report its wireless mode, so its throughput is not valid. This device transmitted {sent} and received {received} on this link.',
    {
      sent: figureText(figures.traffic(traffic.txBytes)),
      received: figureText(figures.traffic(traffic.rxBytes)),
    },
  );
}
