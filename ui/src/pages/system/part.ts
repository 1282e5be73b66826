import { FIRMWARE_MODELS } from '@radiolink/application/firmware';
import { SYSTEM_MODELS } from '@radiolink/application/system';
import { settingsPage } from '../../settings/index.ts';
import { ClockReadings } from './clock-readings.tsx';
import { FirmwarePanel } from './firmware/firmware-panel.tsx';
import { LocationReadings } from './location-readings.tsx';
import { RestartPanel } from './restart/restart-panel.tsx';
import { SystemFrame } from './system-frame.tsx';
import { ZoneNameField } from './zone-name-field.tsx';

/** The device itself. */
export const part = settingsPage('system', {
  order: ['Device', 'Date and time', 'Location', 'Users', 'Firmware updates'],
  extras: { 'Date and time': ClockReadings, Location: LocationReadings },
  fields: { 'time.zoneName': ZoneNameField },
  Frame: SystemFrame,
  panels: [
    { title: 'Firmware', View: FirmwarePanel },
    { title: 'Reboot and reset', View: RestartPanel },
  ],
  models: [...SYSTEM_MODELS, ...FIRMWARE_MODELS],
});
