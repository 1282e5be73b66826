import {
  shownVerdict,
  stateCause,
  type SteadyVerdict,
  steadyVerdict,
  verdictSample,
  type RootCause,
  deviceLinkState,
  type LinkEnds,
  LinkState,
  type LinkVerdict,
  linkEnds,
  linkVerdict,
  type RadioLink,
  radioLinks,
} from '@radiolink/domain/link';
import { type AirFacts, sectorProblems } from '@radiolink/domain/notices';
import { stationLinks, type StationRow } from '@radiolink/domain/station';
import type { DeviceStatus } from '@radiolink/domain/status';
import { dashboardKind } from './dashboard-view.ts';

/** The verdicts that every page shows: they stay while readings flicker. Made of one sample after the other. */
export interface SteadyLinks {
  /** The one link of the device; undefined on an access point for many. */
  readonly link: SteadyVerdict | undefined;
  readonly stations: ReadonlyMap<string, SteadyVerdict>;
  /** One row for each station, with its steady verdict. */
  readonly rows: readonly StationRow[];
  readonly air: AirFacts;
}

/** The verdicts after one more status, received at `at`, ms. A station that left begins from scratch when it is back. */
export function nextSteadyLinks(
  before: SteadyLinks | undefined,
  status: DeviceStatus,
  at: number,
): SteadyLinks {
  const seen = stationLinks(status).map(row => {
    const sample = { at, ends: row.ends, state: undefined };
    const known = before?.stations.get(row.key);
    const isJoining = before !== undefined && known === undefined;
    return { row, steady: steadyVerdict(known, sample, isJoining) };
  });
  const rows = seen.map(({ row, steady }) => ({
    ...row,
    ends: steady.ends,
    verdict: shownVerdict(steady),
  }));
  const link = linkOf(before?.link, status, at);
  return {
    link,
    stations: new Map(seen.map(({ row, steady }) => [row.key, steady])),
    rows,
    air: { cause: causeOf(link, status), sector: sectorProblems(status, rows) },
  };
}

function linkOf(
  before: SteadyVerdict | undefined,
  status: DeviceStatus,
  at: number,
): SteadyVerdict | undefined {
  if (dashboardKind(status) === 'access-point') return undefined;
  return steadyVerdict(before, verdictSample(at, status));
}

/** With several peers the readings belong to no single one: their table shows them. */
function causeOf(link: SteadyVerdict | undefined, status: DeviceStatus): RootCause | undefined {
  return status.wireless.stations.length > 1 ? stateCause(status) : link?.cause;
}

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
