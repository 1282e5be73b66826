import { SYSTEM_MODELS } from '@radiolink/application/system';
import { settingsPage } from '../../settings/index.ts';
import { ClockReadings } from './clock-readings.tsx';
import { LocationReadings } from './location-readings.tsx';
import { SystemFrame } from './system-frame.tsx';
import { ZoneNameField } from './zone-name-field.tsx';

/** The device itself. */
export const part = settingsPage('system', {
  order: ['Device', 'Date and time', 'Location', 'Users', 'Firmware updates'],
  extras: { 'Date and time': ClockReadings, Location: LocationReadings },
  fields: { 'time.zoneName': ZoneNameField },
  Frame: SystemFrame,
  models: SYSTEM_MODELS,
});
