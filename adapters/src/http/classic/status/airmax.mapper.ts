import type { ClassicSchemas as Schemas } from '@radiolink/openapi/classic';
import { type AirmaxDirection, type AirmaxStatus, isMeasuredSpread } from '@radiolink/domain/station';
import type { Section } from '../../wire/section.ts';
import { DB, KBPS, PER_MILLE, SMALL } from '../../wire/ranges.ts';
import { perCent } from '../../wire/unmeasured.ts';

/** airMAX view of one station. 8.7.1 names the capacities otherwise. */
export function mapAirmax(airmax: Section<Schemas['Airmax']>): AirmaxStatus | undefined {
  if (!airmax.present) return undefined;
  const combined = airmax.number('cb_capacity', KBPS);
  const downlink = airmax.number('dl_capacity', KBPS);
  const uplink = airmax.number('ul_capacity', KBPS);
  const combinedOf5xhd = airmax.number('combined_capacity', KBPS);
  const downlinkOf871 = airmax.number('downlink_capacity', KBPS);
  const uplinkOf871 = airmax.number('uplink_capacity', KBPS);
  return {
    actualPriority: airmax.number('actual_priority', SMALL),
    desiredPriority: airmax.number('desired_priority', SMALL),
    beam: airmax.number('beam', SMALL),
    combinedCapacityKbps: combined ?? combinedOf5xhd,
    downlinkCapacityKbps: downlink ?? downlinkOf871,
    uplinkCapacityKbps: uplink ?? uplinkOf871,
    atpcStatus: airmax.number('atpc_status', SMALL),
    ...bothDirections(mapDirection(airmax.section('rx')), mapDirection(airmax.section('tx'))),
  };
}

/**
 * Without CINR and EVM where the device did not measure them. Samples that are all of one value have it for their mean in
 * both directions: only then are they looked at.
 */
function bothDirections(rx: AirmaxDirection, tx: AirmaxDirection): Pick<AirmaxStatus, 'rx' | 'tx'> {
  if (rx.cinrDb === undefined || rx.cinrDb !== tx.cinrDb) return { rx, tx };
  const rows = [rx, tx].flatMap(way => [way.evmInterferenceDb ?? [], way.evmNoiseDb ?? []]);
  if (rows.every(row => row.length === 0) || isMeasuredSpread(rows)) return { rx, tx };
  return { rx: { airtimePercent: rx.airtimePercent }, tx: { airtimePercent: tx.airtimePercent } };
}

/**
 * The two rows of EVM are no chains: row 0 is over interference and noise, row 1 over noise alone. They are a third of an
 * answer and drawn only as a constellation: they are read when one looks at them.
 */
function mapDirection(direction: Section<Schemas['AirmaxDirection']>): AirmaxDirection {
  const evm = direction.rowsOnDemand('evm', DB, 2);
  return {
    airtimePercent: perCent(direction.number('usage', PER_MILLE)),
    cinrDb: direction.number('cinr', DB),
    get evmInterferenceDb() {
      return evm()[0];
    },
    get evmNoiseDb() {
      return evm()[1];
    },
  };
}
