import type { Radio60Peer } from '../../station/station.ts';
import { directionFields } from './direction-fields.ts';
import { type Field, field, type FieldTable, fieldsOf } from './field.ts';

const RADIO60: FieldTable<Radio60Peer, 'downlink' | 'uplink'> = {
  signalDbm: field('Signal', 'dbm'),
  snrDb: field('SNR', 'db'),
  capacityKbps: field('Capacity', 'kbps'),
  downlinkCapacityKbps: field('Downlink capacity', 'kbps'),
  uplinkCapacityKbps: field('Uplink capacity', 'kbps'),
  txAirtimePercent: field('Transmit airtime', 'percent'),
  rxAirtimePercent: field('Receive airtime', 'percent'),
  txMcs: field('Transmit rate index', 'count'),
  rxMcs: field('Receive rate index', 'count'),
  txSector: field('Transmit sector', 'count'),
  rxSector: field('Receive sector', 'count'),
  distanceMetres: field('Distance', 'distance'),
  uptimeSeconds: field('Connection time', 'duration'),
  txBytes: field('Transmitted', 'traffic'),
  rxBytes: field('Received', 'traffic'),
  txPackets: field('Transmitted packets', 'count'),
  rxPackets: field('Received packets', 'count'),
  txErrors: field('Transmit errors', 'count'),
  rxErrors: field('Receive errors', 'count'),
  antennaGainDbi: field('Antenna gain', 'dbi'),
  maxTxPowerDbm: field('Max. transmit power', 'dbm'),
  waveAi: field('Wave AI', 'flag'),
};

/** One end of a 60 GHz link. */
export const RADIO60_FIELDS: readonly Field<Radio60Peer | undefined>[] = [
  ...fieldsOf<Radio60Peer | undefined, Radio60Peer>(RADIO60, peer => peer),
  ...directionFields<Radio60Peer | undefined>(peer => peer),
];
