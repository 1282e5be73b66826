import { all, always, not, on, present } from '../conditions.ts';
import { checkTimeZone, checkZoneName } from '../rules.ts';
import { settingsIn } from '../settings-in.ts';

const time = settingsIn({ page: 'system', group: 'Date and time', risk: 'none' });
const startup = time.with({ level: 'advanced' });

/** The clock. §config.services. */
export const timeSettings = [
  time.choice(
    'time.zone',
    'system.timezone',
    'Time zone',
    'Where the device is installed. Applies to clock and log.',
    {
      source: 'time-zones',
      rule: checkTimeZone,
      keywords: 'clock UTC GMT daylight saving',
    },
  ),
  time.text(
    'time.zoneName',
    'system.timezone.name',
    'Time zone name',
    'Time zone by its name, such as Europe/Athens.',
    {
      // Where the device has the rule too, the name follows it.
      visible: all(present('system.timezone.name'), not(present('system.timezone'))),
      rule: checkZoneName,
      keywords: 'clock UTC daylight saving',
    },
  ),
  startup.toggle(
    'time.startupDate',
    'system.date.status',
    'Startup date',
    'Sets the clock to a fixed date at boot until NTP responds.',
    { keywords: 'clock' },
  ),
  startup.date('time.startupTimestamp', 'system.date.timestamp', 'Startup date value', '', {
    visible: on('system.date.status'),
    required: always,
    keywords: 'clock',
  }),
];
