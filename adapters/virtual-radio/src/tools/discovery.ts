import type {
  HasAddress,
  Linked,
  Named,
  Powered,
  HasFirmware,
  HasFaultPlan,
  Timed,
  Tuned,
} from '../aspects.ts';
import { shownName } from '../status/peer-section.ts';
import { colonMac, macAfter } from '../peers/mac-address.ts';

/** Codes of `wmode`. §facts.discovery. */
const WirelessMode = { None: 0, Station: 2, AccessPoint: 3 } as const;

export interface DiscoveryFilter {
  readonly host: string | undefined;
  readonly withoutAirCube: boolean;
}

/** What a radio is found by. */
type Discoverable = HasAddress & Linked & Named & Powered & HasFirmware & HasFaultPlan & Timed & Tuned;

/**
 * The manufacturer's devices that respond to discovery: this device, its peers, and devices on the wired
 * network.
 */
export function discoveredDevices(
  radio: Discoverable,
  { host, withoutAirCube }: DiscoveryFilter,
): Record<string, unknown>[] {
  const uptime = radio.power.uptimeSeconds(radio.clock.now());
  const own = entry({
    hwaddr: radio.mac,
    ipv4: radio.managementAddress,
    hostname: radio.hostname,
    product: radio.productName,
    uptime,
    wmode: radio.air.plan.accessPoint ? WirelessMode.AccessPoint : WirelessMode.Station,
    fwversion: radio.firmware.running,
    essid: radio.settings.ssid,
  });
  const peers = radio.stations
    .filter(station => station.state.presence.connected)
    .map(({ identity }) =>
      entry({
        hwaddr: identity.mac,
        ipv4: identity.ipAddress,
        hostname: shownName(radio, identity),
        product: identity.platform,
        uptime: identity.uptimeSeconds + Math.floor(radio.second),
        wmode: identity.mode.startsWith('ap-') ? WirelessMode.AccessPoint : WirelessMode.Station,
        fwversion: identity.version,
        essid: radio.settings.ssid,
      }),
    );
  const wired = wiredDevices(radio, uptime).filter(
    device => !withoutAirCube || device['product'] !== 'airCube AC',
  );
  return [own, ...peers, ...wired].filter(device => !host || device['ipv4'] === host);
}

interface Discovered {
  readonly hwaddr: string;
  readonly ipv4: string;
  readonly hostname: string;
  readonly product: string;
  readonly uptime: number;
  readonly wmode: number;
  readonly fwversion: string;
  readonly essid: string;
}

function entry(device: Discovered): Record<string, unknown> {
  return { ...device, addresses: [{ hwaddr: device.hwaddr, ipv4: device.ipv4 }] };
}

function wiredDevices(radio: HasAddress, uptime: number): Record<string, unknown>[] {
  const base = radio.managementAddress.split('.').slice(0, 3).join('.');
  return [
    entry({
      hwaddr: colonMac(macAfter(radio.hwaddr, 0x20001)),
      ipv4: `${base}.1`,
      hostname: 'edge-router',
      product: 'EdgeRouter X',
      uptime: uptime + 86_400,
      wmode: WirelessMode.None,
      fwversion: 'EdgeRouter.ER-e50.v2.0.9',
      essid: '',
    }),
    entry({
      hwaddr: colonMac(macAfter(radio.hwaddr, 0x20002)),
      ipv4: `${base}.9`,
      hostname: 'workshop',
      product: 'airCube AC',
      uptime: Math.floor(uptime / 3),
      wmode: WirelessMode.AccessPoint,
      fwversion: 'ACB.v2.8.0',
      essid: 'workshop',
    }),
  ];
}
