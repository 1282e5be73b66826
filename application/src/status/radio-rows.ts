import { type LinkEnd, linkEnds, type RadioLink, radioLinks } from '@radiolink/domain/link';
import type { DeviceStatus } from '@radiolink/domain/status';

/** One end of the link of one radio. */
export interface RadioRow extends RadioLink {
  readonly end: LinkEnd;
  readonly frequencyMhz: number | undefined;
}

/** Both ends of each link of a device with two radios, the main radio first; none where there is but one. */
export function radioRows(status: DeviceStatus): readonly RadioRow[] {
  const radios = radioLinks(status);
  if (radios.length < 2) return [];
  return radios.flatMap(radio => {
    const { local, remote, frequencyMhz } = linkEnds(status, undefined, radio.band);
    const sides = remote === undefined ? [local] : [local, remote];
    return sides.map(end => ({ ...radio, end, frequencyMhz }));
  });
}
