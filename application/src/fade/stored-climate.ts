import { climateOf, type RainClimate } from '@radiolink/domain/fade';
import type { DeviceStatus } from '@radiolink/domain/status';
import type { PreferencesPort } from '../preferences/preferences.port.ts';
import { reportedMac } from '../status/device-facts.ts';

/** The name under which the rain climate of a device is kept in this browser. */
export const climatePreference = (mac: string) => `rain-climate.${mac}` as const;

/** The rain climate that was chosen for the device with this MAC; null where none was. */
export function climateOfDevice(mac: string, port: PreferencesPort): RainClimate | null {
  return mac === '' ? null : (climateOf(port.read(climatePreference(mac)) ?? '') ?? null);
}

/** The rain climate that was chosen for the device of a status. */
export const storedClimate = (status: DeviceStatus, port: PreferencesPort): RainClimate | null =>
  climateOfDevice(reportedMac(status), port);
