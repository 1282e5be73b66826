import type { Setting } from '@radiolink/domain/settings';
import { describe } from 'vitest';
import { testEverySetting } from '../../settings/every-setting.mother.tsx';
import { part } from './part.ts';
import { WIRELESS_CONFIGURATIONS } from './wireless-configurations.mother.ts';

/** Values of what only the device lists. */
const LISTED: Readonly<Partial<Record<NonNullable<Setting['source']>, readonly string[]>>> = {
  channels: ['5500', '5520'],
  countries: ['276', '250'],
  antennas: ['0:34', '0:22'],
};

describe('the wireless page', () => {
  testEverySetting({
    page: 'wireless',
    part,
    configurations: WIRELESS_CONFIGURATIONS,
    good: ({ id, source }) => (id === 'sixty.frequency' ? ['58320', '60480'] : source && LISTED[source]),
  });
});
