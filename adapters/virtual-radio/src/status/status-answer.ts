import { combinedCapacityKbps } from '@radiolink/domain/link';
import type { Built, Configured, HasFaultPlan, Linked, Timed, Tuned } from '../aspects.ts';
import type { Station } from '../peers/peer.ts';
import { usagePerMille } from '../physics/airtime.ts';
import type { Link60 } from '../physics/link60.ts';
import { type Provisioning, ProvisioningCode } from '../provisioning/provisioning.ts';
import { airfiberStatus } from './airfiber-status.ts';
import { deviceTime, hostSection, type HostSectionSource } from './host-section.ts';
import { expectations, stationSection } from './station-section.ts';
import { interfacesSection, type Networked } from './interfaces-section.ts';
import { oldStatus } from './old-status.ts';
import { peerSection } from './peer-section.ts';
import { type Receiving, wirelessSection } from './wireless-section.ts';

const HALF_HOUR_MS = 30 * 60 * 1000;

/** All that a status tells of. */
export type Reporting = HostSectionSource &
  Networked &
  Receiving & {
    readonly link60: Link60 | undefined;
    readonly provisioning: Provisioning;
    readonly bluetooth: object;
  };

/** The whole answer of `status.cgi`, in the shape of the profile's firmware. */
export function statusOf(radio: Reporting): Record<string, unknown> {
  switch (radio.profile.statusShape) {
    case 'airos6':
      return oldStatus(radio);
    case 'airfiber':
      return airfiberStatus(radio);
    default:
      return currentStatus(radio);
  }
}

/** The shape of airMAX AC 8.7, which the hybrids of 60 GHz share. */
function currentStatus(radio: Reporting): Record<string, unknown> {
  const config = radio.configuration.running;
  const enabled = (key: string): boolean => config.get(key) === 'enabled';
  const now = radio.clock.now();
  return {
    chain_names: [
      { number: 1, name: 'Chain 0' },
      { number: 2, name: 'Chain 1' },
    ],
    host: hostSection(radio),
    genuine: '/images/genuine.png',
    services: {
      dhcpc: enabled('dhcpc.status'),
      dhcpd: enabled('dhcpd.status'),
      dhcp6d_stateful: enabled('dhcp6d.status'),
      pppoe: enabled('ppp.status'),
      airview: enabled('airview.status') ? 2 : 0,
    },
    firewall: {
      iptables: enabled('iptables.sys.fw.status'),
      ebtables: enabled('ebtables.sys.fw.status'),
      ip6tables: enabled('ip6tables.sys.fw6.status'),
      eb6tables: false,
    },
    portfw: enabled('iptables.sys.portfw.status'),
    wireless: radio.link60 ? hybridWireless(radio, radio.link60) : wirelessSection(radio),
    interfaces: interfacesSection(radio),
    provmode: provisioningSection(radio.provisioning),
    ntpclient: enabled('ntpclient.status') ? { last_sync: deviceTime(now - (now % HALF_HOUR_MS)) } : {},
    unms: cloudSection(radio),
    gps: positionSection(radio),
    ...(radio.profile.board.bluetooth && { ble_http: radio.bluetooth }),
  };
}

function positionSection(radio: Built & Timed): Record<string, unknown> {
  const { site, board } = radio.profile;
  const place = { lat: site.latitude, lon: site.longitude };
  if (!board.gps) return { ...place, fix: 0 };
  const sats = 8 + (Math.floor(radio.second / 40) % 4);
  return { ...place, fix: 1, sats, dim: 3, dop: 1.1, alt: site.altitudeMetres, time_sync_enabled: 0 };
}

function provisioningSection(provisioning: Provisioning): Record<string, unknown> {
  const status = provisioning.code;
  return status === ProvisioningCode.NotRunning ? {} : { status, timeleft: provisioning.secondsLeft };
}

/** 0 off, 1 connecting, 2 connected: the simulated controller takes every address of the right form. */
function cloudSection(radio: Configured & Timed): Record<string, unknown> {
  const config = radio.configuration.running;
  if (config.get('unms.status') !== 'enabled') return { status: 0 };
  if (!/^wss?:\/\/[^+]+\+.+/.test(config.get('unms.uri') ?? '')) return { status: 1 };
  return { status: 2, timestamp: new Date(radio.clock.now()).toISOString().slice(0, 19) };
}

/** Section `wireless` of a hybrid: the 5 GHz side as of a plain radio, the 60 GHz side beside it. */
function hybridWireless(radio: Receiving, link: Link60): Record<string, unknown> {
  const plain = wirelessSection(radio);
  const linked5 = radio.air.connected.length > 0;
  const { txKbps, rxKbps } = radio.air.throughput;
  const present = link.linked || linked5 ? radio.stations : [];
  return {
    ...plain,
    distance: 0,
    throughput: {
      tx: txKbps + link.txTraffic.throughputKbps,
      rx: rxKbps + link.rxTraffic.throughputKbps,
    },
    ...(link.linked && {
      polling: { ...asObject(plain['polling']), ...airtime60(link, radio.air.plan.accessPoint) },
    }),
    prs_info: radio60Channel(link),
    count: present.length,
    sta: present.map(station => hybridStation(radio, link, station, linked5)),
  };
}

function hybridStation(
  radio: Linked & HasFaultPlan & Timed & Tuned,
  link: Link60,
  station: Station,
  linked5: boolean,
): Record<string, unknown> {
  return {
    ...stationSection(radio, station),
    ...radio60Station(link, linked5),
    remote: { ...peerSection(radio, station), ...radio60Peer(link, linked5) },
  };
}

/** The airtime that counts is that of the active side. Downlink is from the access point. */
function airtime60({ rx, tx, rxTraffic, txTraffic }: Link60, accessPoint: boolean): Record<string, number> {
  const tx_use = usagePerMille(txTraffic.throughputKbps, tx.capacityKbps);
  const rx_use = usagePerMille(rxTraffic.throughputKbps, rx.capacityKbps);
  return {
    cb_capacity: combinedCapacityKbps(rx.capacityKbps, tx.capacityKbps),
    dl_capacity: (accessPoint ? tx : rx).capacityKbps,
    ul_capacity: (accessPoint ? rx : tx).capacityKbps,
    use: tx_use + rx_use,
    tx_use,
    rx_use,
  };
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

/** Beam sectors of the antennas: fixed, as the dishes do not move. */
const SECTOR = { local: 12, remote: 9 } as const;

/** The channel of the 60 GHz radio: `prs_info`. */
function radio60Channel(link: Link60): Record<string, unknown> {
  const { widthMhz, frequencyMhz } = link.plan;
  return { chanbw: widthMhz, frequency: frequencyMhz, sta_count: link.linked ? 1 : 0 };
}

/**
 * Values that a station of a hybrid reports in addition to a plain radio. `dl` is the receive side of this
 * device.
 */
function radio60Station(link: Link60, linked5: boolean): Record<string, unknown> {
  return {
    linked_5: linked5,
    linked_60: link.linked,
    ubond_active: activeSide(link, linked5),
    ...(link.linked && { prs_sta: measurements(link) }),
  };
}

/** Additional fields of the peer of a hybrid. */
function radio60Peer(link: Link60, linked5: boolean): Record<string, unknown> {
  return {
    https_port: 443,
    ubond_active: activeSide(link, linked5),
    ...(link.linked && {
      prs_remote: {
        rssi_data: link.tx.signalDbm,
        snr: link.snrDb(link.tx),
        capacity: combinedCapacityKbps(link.rx.capacityKbps, link.tx.capacityKbps),
        antenna_gain: link.plan.remote.antennaGainDbi,
        // What the country leaves it, not what its hardware could.
        tx_maxpower: link.plan.remote.txPowerDbm,
        tx_mcs: link.rx.rateIndex,
        tx_bytes: link.received.bytes,
        rx_bytes: link.sent.bytes,
        tx_sector: SECTOR.remote,
        rx_sector: SECTOR.remote,
        distance: link.plan.distanceMetres,
        wave_ai: false,
      },
    }),
  };
}

function activeSide(link: Link60, linked5: boolean): string {
  if (link.linked) return '60';
  return linked5 ? '5' : '';
}

function measurements(link: Link60): Record<string, unknown> {
  const { rx, tx } = link;
  return {
    rssi_data: rx.signalDbm,
    snr: link.snrDb(rx),
    capacity: combinedCapacityKbps(rx.capacityKbps, tx.capacityKbps),
    tx_mcs: tx.rateIndex,
    rx_mcs: rx.rateIndex,
    stats: {
      tx_packets: link.sent.packets,
      rx_packets: link.received.packets,
      tx_bytes: link.sent.bytes,
      rx_bytes: link.received.bytes,
      tx_errors: 0,
      rx_errors: 0,
    },
    tx_sector: SECTOR.local,
    rx_sector: SECTOR.local,
    distance: link.plan.distanceMetres,
    uptime: link.secondsUp,
    dl_capacity: rx.capacityKbps,
    ul_capacity: tx.capacityKbps,
    ...expectations(rx, tx),
  };
}
