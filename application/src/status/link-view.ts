import {
  deviceLinkState,
  type LinkEnds,
  type LinkState,
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
  /** Held steady, with the root cause first. */
  readonly verdict: LinkVerdict;
}

/** The link of the device with its steady verdict; of an access point, that with its first station. */
export function linkView(status: DeviceStatus, links: Pick<SteadyLinks, 'link'> | null): LinkView {
  const ends = linkEnds(status);
  const verdict = links?.link ? shownVerdict(links.link) : linkVerdict(ends);
  return { ends, state: deviceLinkState(status), radios: radioLinks(status), verdict };
}
