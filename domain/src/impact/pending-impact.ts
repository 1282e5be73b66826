import { type ConfigStore, managementAddress } from '../configuration/index.ts';
import { isSamePage, type PageAddress } from '../network/page-address.ts';
import type { FaultFacts } from '../settings/settings-context.ts';
import type { DeviceStatus } from '../status/device-status.ts';
import { type ChangeImpact, changeImpact } from './change-impact.ts';
import type { Cut } from './cuts.ts';

/** Properties of the hardware and of the country being set; what is unknown is missing. */
export interface ImpactContext extends FaultFacts {
  /** Control frequency of the access point to which this station is connected, MHz. */
  readonly linkedMhz?: number | undefined;
}

/** Control frequency of the access point of a connected station, MHz. */
export function linkedFrequency({ wireless }: DeviceStatus): number | undefined {
  return wireless.mode?.startsWith('sta') && wireless.stations.length > 0 ? wireless.frequencyMhz : undefined;
}

/** Impact of applying the pending changes; null without any. */
export function pendingImpact(
  store: ConfigStore,
  { channels, linkedMhz }: Pick<ImpactContext, 'channels' | 'linkedMhz'>,
): ChangeImpact | null {
  if (!store.isChanged) return null;
  const { original, running } = store;
  return changeImpact({ before: original, after: running, linkedMhz, ...(channels && { channels }) });
}

/**
 * The future URL of the page, if it is shown at the very address that moves: a relay or a hostname follows
 * automatically.
 *
 * @param shownAt the host of the page
 */
export function pageMovesTo({ original, running }: ConfigStore, shownAt: string): PageAddress | undefined {
  if (managementAddress(original) !== shownAt) return undefined;
  return changeImpact({ before: original, after: running }).newAddress;
}

/**
 * True if applying now has a larger impact than the one shown: another or a longer interruption, another
 * address of the page, or a new need for a test. A concurrent change on the device can cause this.
 */
export function exceedsShownImpact(shown: ChangeImpact, now: ChangeImpact): boolean {
  const isNew = ({ kind, message, seconds = Number.POSITIVE_INFINITY }: Cut): boolean =>
    // A longer restart, which was shown, is one of the services too.
    !(kind === 'services' && seconds < shown.longestSeconds) &&
    !shown.cuts.some(
      cut =>
        cut.kind === kind &&
        // One says that the other end follows, another that it does not.
        (kind !== 'remote-end' || cut.message.key === message.key) &&
        seconds <= (cut.seconds ?? Number.POSITIVE_INFINITY),
    );
  return (
    now.cuts.some(isNew) ||
    (now.needsTest && !shown.needsTest) ||
    (now.newAddress !== undefined && !isSamePage(shown.newAddress, now.newAddress))
  );
}
