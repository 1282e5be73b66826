import { atpcMessage } from '../../link/atpc.ts';
import type { DeviceStatus } from '../device-status.ts';
import type { PollingStatus } from '../wireless-status.ts';
import { capacityReportingMessage } from './code-words.ts';
import { type Field, field, type FieldTable, fieldsOf } from './field.ts';

const POLLING: FieldTable<PollingStatus> = {
  combinedCapacityKbps: field('Capacity', 'kbps'),
  downlinkCapacityKbps: field('Downlink capacity', 'kbps'),
  uplinkCapacityKbps: field('Uplink capacity', 'kbps'),
  airtimePercent: field('Airtime', 'percent'),
  txAirtimePercent: field('Transmit airtime', 'percent'),
  rxAirtimePercent: field('Receive airtime', 'percent'),
  atpcStatus: field('Automatic power control', 'code', atpcMessage),
  fixedFrame: field('Fixed frame', 'flag'),
  frameDurationMs: field('Frame duration', 'milliseconds'),
  downlinkRatioPercent: field('Downlink share of the frame', 'percent'),
  flexMode: field('Flexible frame mode', 'count'),
  capacityReporting: field('Capacity reporting', 'code', capacityReportingMessage),
  gpsSync: field('GPS synchronization', 'flag'),
  airmaxEnabled: field('airMAX', 'flag'),
  airmaxQualityPercent: field('airMAX quality', 'percent'),
  airmaxCapacityPercent: field('airMAX capacity', 'percent'),
  airmaxPriority: field('airMAX priority', 'count'),
  noAck: field('No acknowledgement', 'flag'),
  airSyncMode: field('airSync mode', 'count'),
  airSyncConnections: field('airSync connections', 'count'),
  airSyncDownlinkUse: field('airSync downlink use', 'percent'),
  airSyncUplinkUse: field('airSync uplink use', 'percent'),
  airSelect: field('airSelect', 'flag'),
  airSelectIntervalMs: field('airSelect interval', 'milliseconds'),
  fixedFrameMode: field('Fixed frame mode', 'count'),
};

/** Airtime and capacity of the radio. */
export const POLLING_FIELDS: readonly Field<DeviceStatus>[] = fieldsOf<DeviceStatus, PollingStatus>(
  POLLING,
  status => status.wireless.polling,
  'wireless.polling.',
);
