import {
  deviceLinkState,
  isPtpMode,
  type LinkEnds,
  type LinkState,
  type LinkVerdict,
  linkEnds,
  linkVerdict,
  type RadioLink,
  radioLinks,
  shownVerdict,
  wirelessRole,
} from '@radiolink/domain/link';
import type { DeviceStatus } from '@radiolink/domain/status';
import type { SteadyLinks } from './steady-links.ts';

/** One link as the page draws it: both ends, how it stands, and the judgement. */
export interface LinkView {
  readonly ends: LinkEnds;
  readonly state: LinkState;
  readonly radios: readonly RadioLink[];
  /** Held steady, with the root cause first. */
  readonly verdict: LinkVerdict;
}

/** Which dashboard suits the device: the two ends of one link, or an access point and its stations. */
export type DashboardKind = 'link' | 'access-point';

/** An access point of many stations has its own dashboard; every other device shows its one link. */
export function dashboardKind(status: DeviceStatus): DashboardKind {
  const { mode } = status.wireless;
  return wirelessRole(mode) === 'access-point' && !isPtpMode(mode) ? 'access-point' : 'link';
}

/** The link of the device with its steady verdict; of an access point, that with its first station. */
export function linkView(status: DeviceStatus, links: Pick<SteadyLinks, 'link'> | null): LinkView {
  const ends = linkEnds(status);
  const verdict = links?.link ? shownVerdict(links.link) : linkVerdict(ends);
  return { ends, state: deviceLinkState(status), radios: radioLinks(status), verdict };
}
