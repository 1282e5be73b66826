import { tableOf } from '../../check/call-coverage.ts';
import { V1 } from '../caller/caller.ts';
import type { Call } from './contract.ts';

const rows = (heading: string, base: string) =>
  tableOf(heading).map(
    ([path = '', , page = '', place = '']) => [`${base}${path}`, `${place} (${page})`] as const,
  );

/** Calls that the page of docs/reference/calls.md does not list by path. */
const FURTHER: Readonly<Record<string, string>> = {
  '/api/crashes/{id}': 'Support: text of a crash report (#/system)',
  '/cfg.cgi': 'Backup: download (#/system)',
  '/btstatus.cgi': 'Hardware: Bluetooth (#/system)',
  '/antlist.cgi': 'Antennas to choose from (#/wireless)',
  [`${V1}/system/alerts`]: 'Alerts (#/dashboard)',
  [`${V1}/system/airmax/regdomain/{country}`]: 'Channels of another country (#/wireless)',
  [`${V1}/system/ltu/regdomain/{country}`]: 'Channels of an LTU radio (#/wireless)',
  [`${V1}/user/password-requirements`]: 'Rules of a new password (#/system)',
  [`${V1}/tools/compose`]: 'Countdown of a test (#/settings)',
  [`${V1}/tools/mac-table`]: 'Bridge MAC addresses (#/network-tables)',
  [`${V1}/tools/site-survey/{radio}`]: 'Site survey (#/site-survey)',
  [`${V1}/tools/speedtest/{id}`]: 'Speed test (#/speed-test)',
  [`${V1}/statistics/historical`]: 'Device history (#/dashboard)',
  [`${V1}/statistics/historical/minute`]: 'Device history (#/dashboard)',
  [`${V1}/statistics/historical/hour`]: 'Device history (#/dashboard)',
  [`${V1}/statistics/historical/day`]: 'Device history (#/dashboard)',
  [`${V1}/public/device`]: 'Product and language before the login (login)',
  [`${V1}/public/ping`]: 'Return after a reboot, a test or an upgrade (#/system)',
};

const PLACES = new Map<string, string>([
  ...rows('Classic calls', ''),
  ...rows('Versioned API', V1),
  ...Object.entries(FURTHER),
]);

/** What the interface does not show without an operation. */
export const notShownWithout = ({ path }: Pick<Call, 'path'>): string =>
  PLACES.get(path) ?? 'Nothing of the interface: other programs use it';
