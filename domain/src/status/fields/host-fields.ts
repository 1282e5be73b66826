import { message } from '../../errors/message.ts';
import type { DeviceStatus } from '../device-status.ts';
import type { HostStatus } from '../host-status.ts';
import { networkRoleMessage } from '../mode-words.ts';
import { type Field, field, type FieldTable, fieldsOf, wordField } from './field.ts';

const HOST: FieldTable<HostStatus> = {
  hostname: field('Hostname', 'name'),
  deviceModel: field('Model', 'text'),
  firmwareVersion: field('Firmware version', 'text'),
  firmwarePrefix: field('Hardware family', 'text'),
  deviceId: field('Device identifier', 'text'),
  networkRole: wordField('Network role', networkRoleMessage),
  uptimeSeconds: field('Uptime', 'duration'),
  powerTimeSeconds: field('Time since power-on', 'duration'),
  localTime: field('Device time', 'time'),
  timestampMs: field('Millisecond counter', 'milliseconds'),
  cpuLoadPercent: field('CPU load', 'percent'),
  cpuTotalTicks: field('CPU ticks', 'count'),
  cpuBusyTicks: field('CPU ticks busy', 'count'),
  loadAverage: field('Load average', 'count'),
  totalRamBytes: field('Memory', 'memory'),
  freeRamBytes: field('Free memory', 'memory'),
  temperatureCelsius: field('Temperature', 'celsius'),
  heightMetres: field('Antenna height', 'length'),
};

type DeviceLeaf = Pick<DeviceStatus, 'ntpLastSync' | 'chainNames' | 'genuine' | 'airviewEnabled'>;

const DEVICE: FieldTable<DeviceLeaf> = {
  ntpLastSync: field('Last NTP sync', 'time'),
  chainNames: field('Antenna chains', 'text-list'),
  // The text is the path of a picture.
  genuine: wordField('Genuine product', path => (path === '' ? undefined : message('Yes'))),
  airviewEnabled: field('Spectrum view enabled', 'flag'),
};

/** The device itself: identity, clock, load. */
export const HOST_FIELDS: readonly Field<DeviceStatus>[] = [
  ...fieldsOf<DeviceStatus, HostStatus>(HOST, status => status.host, 'host.'),
  ...fieldsOf<DeviceStatus, DeviceLeaf>(DEVICE, status => status),
];
