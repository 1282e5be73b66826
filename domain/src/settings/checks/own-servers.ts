import { message } from '../../errors/message.ts';
import type { SettingId } from '../catalogue.ts';
import { findSetting } from '../find-setting.ts';
import { isInUse } from '../section-switches.ts';
import type { CrossCheck } from './cross-check.ts';
import { ownNetworks } from './own-networks.ts';

/** Servers that a device asks or tells: none of them runs on the device itself. */
const SERVERS: ReadonlySet<string> = new Set<SettingId>([
  'dns.address',
  'time.server',
  'log.server',
  'radius.authenticationServer',
  'radius.accountingServer',
]);

/** A server in use that is the device itself: nothing answers there. */
export const checkOwnServers: CrossCheck = context => {
  const { values } = context;
  const own = ownNetworks(context).known;
  return [...values]
    .filter(([, value]) => own.some(({ ip }) => ip === value))
    .filter(([key]) => SERVERS.has(findSetting(key)?.descriptor.id ?? '') && isInUse(key, values))
    .map(([key]) => ({
      key,
      problem: message('This is the address of this device.'),
      severity: 'note',
      terms: own.map(({ entry }) => `${entry}.ip`),
    }));
};
