import type { DeviceStatus } from '@radiolink/domain/status';

/** The name of the device for files and reports: its host name, else its model; empty while neither is known. */
export const deviceName = ({ host }: DeviceStatus): string => host.hostname ?? host.deviceModel ?? '';
