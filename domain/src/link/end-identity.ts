import { isWiredPort } from '../network/interface.ts';
import type { DeviceStatus } from '../status/device-status.ts';
import type { Station } from '../status/station.ts';

/** The management address is the bridge's, on a router the first port that has one. */
const ADDRESS_ORDER = ['br0', 'ath0', 'wlan0', 'eth0'];

/** Identity of this device as it reports it, the same for every technology. */
export function endIdentity(status: DeviceStatus) {
  const { host, wireless, interfaces } = status;
  const addressed = interfaces.filter(candidate => candidate.ipAddress !== undefined);
  const preferred = ADDRESS_ORDER.map(name => addressed.find(candidate => candidate.name === name));
  const radio = interfaces.find(candidate => candidate.name === 'ath0' || candidate.name === 'wlan0');
  return {
    side: 'local' as const,
    name: host.hostname,
    model: host.deviceModel,
    firmware: host.firmwareVersion,
    mac: radio?.hwaddr,
    ip: (preferred.find(candidate => candidate !== undefined) ?? addressed[0])?.ipAddress,
    txPowerDbm: wireless.txPowerDbm,
    eirpDbm: wireless.eirpDbm,
    antennaGainDbi: wireless.antennaGainDbi,
    ethernet: interfaces.filter(candidate => isWiredPort(candidate.name)),
    uptimeSeconds: host.uptimeSeconds,
    cpuLoadPercent: host.cpuLoadPercent,
    temperatureCelsius: host.temperatureCelsius,
  };
}

/** Identity of the peer as it reports it, the same for every technology. */
export function remoteIdentity({ mac, lastIp, remote }: Station) {
  return {
    side: 'remote' as const,
    name: remote?.hostname,
    model: remote?.platform,
    firmware: remote?.firmwareVersion,
    mac,
    ip: lastIp ?? remote?.ipAddresses[0],
    ethernet: remote?.ethernet ?? [],
    uptimeSeconds: remote?.uptimeSeconds,
    cpuLoadPercent: remote?.cpuLoadPercent,
    temperatureCelsius: remote?.temperatureCelsius,
  };
}
