import {
  deviceLinkState,
  type LinkEnds,
  LinkState,
  type LinkVerdict,
  linkEnds,
  linkVerdict,
  type RadioLink,
  radioLinks,
  shownVerdict,
} from '@radiolink/domain/link';
import type { DeviceStatus } from '@radiolink/domain/status';
import type { SteadyLinks } from './steady-links.ts';

/** One link as the page draws it: both ends, its state, and the verdict. */
export interface LinkView {
  readonly ends: LinkEnds;
  readonly state: LinkState;
  readonly radios: readonly RadioLink[];
  /** Transmit latency to the peer, ms. */
  readonly latencyMs: number | undefined;
  /** Held steady, with the root cause first. */
  readonly verdict: LinkVerdict;
}

/** The link of the device with its steady verdict; of an access point, that with its first station. */
export function linkView(status: DeviceStatus, links: Pick<SteadyLinks, 'link'> | null): LinkView {
  const ends = links?.link?.ends ?? linkEnds(status);
  const verdict = links?.link ? shownVerdict(links.link) : linkVerdict(ends);
  const latencyMs = status.wireless.stations[0]?.txLatencyMs;
  return { ends, state: deviceLinkState(status), radios: radioLinks(status), latencyMs, verdict };
}

/** The link as it was last seen connected, for the time that it is down. */
export interface LastLink {
  readonly link: LinkView;
  /** When it was seen so, ms since the epoch. */
  readonly at: number;
}

/** The last good link after one more look at `at`, ms. */
export function nextLastLink(before: LastLink | null, link: LinkView | null, at: number): LastLink | null {
  return link?.state === LinkState.Connected && link.ends.remote !== undefined ? { link, at } : before;
}
