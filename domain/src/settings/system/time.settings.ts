import { always, on } from '../conditions.ts';
import { checkTimeZone } from '../rules/time-zone.ts';
import { settingsIn } from '../settings-in.ts';

const time = settingsIn({ page: 'system', group: 'Date and time', risk: 'none' });

/** The clock. config-format §7. */
export const timeSettings = [
  time.choice('time.zone', 'system.timezone', 'Time zone', 'Time zone in which the device shows its clock.', {
    source: 'time-zones',
    rule: checkTimeZone,
    keywords: 'clock UTC GMT daylight saving',
  }),
  time.text('time.zoneName', 'system.timezone.name', 'Time zone name', 'Follows the time zone.', {
    level: 'internal',
  }),
  time.toggle(
    'time.startupDate',
    'system.date.status',
    'Startup date',
    'Starts the clock at a set date until a time server answers.',
    {
      level: 'advanced',
      keywords: 'clock',
    },
  ),
  time.date(
    'time.startupTimestamp',
    'system.date.timestamp',
    'Startup date value',
    'Date at which the clock starts.',
    {
      level: 'advanced',
      visible: on('system.date.status'),
      required: always,
      keywords: 'clock',
    },
  ),
];
