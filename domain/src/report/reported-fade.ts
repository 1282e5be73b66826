import { atpcHeadroom } from '../fade/fade-margin.ts';
import { type FadeSummary, fadeSummary } from '../fade/fade-summary.ts';
import type { RainClimate } from '../fade/rain-statistics.ts';
import { linkEnds } from '../link/link-ends.ts';
import { radioLinks } from '../link/radio-band.ts';
import type { DeviceStatus } from '../status/device-status.ts';
import { shortened } from './reported-end.ts';
import { reportedPeers } from './reported-peers.ts';

/** The fade of one link of a report. */
export interface ReportedFade extends FadeSummary {
  readonly remote: string | undefined;
  readonly band: '5 GHz' | '60 GHz';
}

/** What is known beside the status. */
export interface ReportedFadeFacts {
  readonly configuration: ReadonlyMap<string, string>;
  readonly climate: RainClimate | null;
}

/** The fade of each link of a report; a link that no end reports a signal of is left out. */
export function reportedFades(status: DeviceStatus, facts: ReportedFadeFacts): readonly ReportedFade[] {
  const { configuration, climate } = facts;
  const radios = radioLinks(status);
  return reportedPeers(status).flatMap(peer =>
    radios.flatMap(({ band }) => {
      const ends = linkEnds(status, peer, band);
      if (ends.remote === undefined) return [];
      const hasBackup = band === '60' && radios.some(radio => radio.band === '5');
      const headroomDb = atpcHeadroom(ends, configuration);
      const summary = fadeSummary(ends, { climate, hasBackup, headroomDb });
      const remote = shortened(ends.remote.name) ?? shortened(ends.remote.mac);
      return summary === undefined
        ? []
        : [{ ...summary, remote, band: band === '60' ? '60 GHz' : '5 GHz' } as const];
    }),
  );
}
