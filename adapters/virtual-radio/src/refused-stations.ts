import type { ConfigText } from '@radiolink/domain/configuration';
import type { Configured, Linked, HasFaultPlan, Tuned } from './aspects.ts';

type Admitting = Configured & Linked & HasFaultPlan & Tuned;

/**
 * Places of the stations that stay away from this radio although the network is theirs: an access list leaves them out,
 * they do not scan its channel, or a station is bound to another access point. §config.wireless.
 */
export function refusedStations({
  configuration,
  stations,
  settings,
  faultPlan,
}: Admitting): readonly number[] {
  const config = configuration.running;
  const isAccessPoint = settings.mode.startsWith('ap-');
  const scanned = isAccessPoint ? faultPlan.scannedMhz : undefined;
  const isElsewhere = scanned !== undefined && scanned !== settings.channel.controlMhz;
  const bound = isAccessPoint ? '' : (config.get('wireless.1.ap') ?? '');
  return stations.flatMap(({ identity: { mac } }, place) => {
    const isBoundAway = bound !== '' && !isSameMac(bound, mac);
    return isElsewhere || isBoundAway || (isAccessPoint && isLeftOut(config, mac)) ? [place] : [];
  });
}

function isLeftOut(config: ConfigText, mac: string): boolean {
  if (config.get('wireless.1.mac_acl.status') !== 'enabled') return false;
  const isListed = [...config.keys()].some(key => {
    const entry = /^(wireless\.1\.mac_acl\.\d+)\.mac$/.exec(key)?.[1];
    return (
      entry !== undefined &&
      config.get(`${entry}.status`) === 'enabled' &&
      isSameMac(config.get(key) ?? '', mac)
    );
  });
  return isListed === (config.get('wireless.1.mac_acl.policy') === 'deny');
}

const isSameMac = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (mac: string): string => mac.replace(/[^\da-f]/gi, '').toUpperCase();
