import { type BoardCapabilities, isInRegulatoryTable, regulationByTable } from '@radiolink/domain/device';
import type { Fetched } from '../fetching/fetching.ts';
import type { DeviceRegulation } from '../regulation/regulatory-domain.port.ts';

/**
 * Who says what a country permits: the device; nobody yet; the public table, since the device does not; nobody at all, so
 * that channel, width and power cannot be judged.
 */
export type RegulationSource = 'device' | 'awaited' | 'table' | 'unknown';

/** What the device says of a country that is not in force; empty where it says nothing. */
export interface Previewed {
  readonly country: number;
  readonly regulation: DeviceRegulation;
}

export interface RegulationFacts {
  /** The chosen country, and that in force; 0 for none. */
  readonly wanted: number;
  readonly saved: number;
  readonly previewed: Previewed | null;
  /** The country in force: as it was read again, and as the start read it. */
  readonly reread: DeviceRegulation | null;
  readonly loaded: Pick<Fetched<DeviceRegulation>, 'data' | 'failure'>;
  readonly board: BoardCapabilities;
}

export interface KnownRegulation {
  readonly regulation: DeviceRegulation | null;
  readonly source: RegulationSource;
}

/** What the device says of the chosen country: null while it is asked, empty where it has nothing to say. */
function reportedBy({ wanted, saved, previewed, reread, loaded }: RegulationFacts): DeviceRegulation | null {
  if (previewed?.country === wanted) return previewed.regulation;
  if (saved > 0 && wanted > 0 && wanted !== saved) return null;
  return reread ?? loaded.data ?? (loaded.failure === null ? null : {});
}

/** The permissions by which channel, width and power are judged. The public table stands in until those of the device come. */
export function knownRegulation(facts: RegulationFacts): KnownRegulation {
  const { wanted, board } = facts;
  const reported = reportedBy(facts);
  if (reported?.domain !== undefined || reported?.domain60 !== undefined)
    return { regulation: reported, source: 'device' };
  const table = wanted > 0 ? regulationByTable(board, wanted) : {};
  const isInTable = table.domain !== undefined || table.domain60 !== undefined;
  const regulation = isInTable ? table : reported;
  if (reported === null || !isInRegulatoryTable(board)) return { regulation, source: 'awaited' };
  return { regulation, source: isInTable ? 'table' : 'unknown' };
}
