import { signalOfRssi } from '@radiolink/domain/link';
import type { Station } from '../peers/peer.ts';
import type {
  Built,
  Configured,
  Linked,
  Measured,
  Named,
  Powered,
  HasFirmware,
  Timed,
  Tuned,
} from '../aspects.ts';
import { deviceTime, type HostSectionSource } from './host-section.ts';
import { reportedDistance } from './peer-section.ts';
import type { Receiving } from './wireless-section.ts';

/** The whole answer of `status.cgi` of an airFiber: one link, its section, no list of stations. §classic.airfiber. */
export function airfiberStatus(radio: HostSectionSource & Receiving): Record<string, unknown> {
  const peer = radio.stations.find(({ state }) => state.presence.connected);
  return {
    host: host(radio),
    wireless: wireless(radio, peer),
    airfiber: { ...settingsOf(radio), ...linkOf(peer) },
    gps: position(radio),
  };
}

function host(radio: Measured & Named & Powered & HasFirmware & Timed): Record<string, unknown> {
  const now = radio.clock.now();
  return {
    uptime: radio.power.uptimeSeconds(now),
    time: deviceTime(now),
    fwversion: radio.firmwareVersion,
    fwbuild: radio.firmware.running.split('.')[4] ?? '',
    hostname: radio.hostname,
    devmodel: radio.productName,
    netrole: 'airfiber',
    loadavg: radio.vitals.loadAverage.toFixed(6),
    totalram: String(radio.vitals.totalRamBytes),
    freeram: String(radio.vitals.freeRamBytes),
  };
}

function wireless(
  radio: Built & Configured & Linked & Tuned,
  peer: Station | undefined,
): Record<string, unknown> {
  const { settings, profile } = radio;
  return {
    mode: 'airfiber',
    essid: settings.ssid,
    frequency: `${frequencies(radio).tx} MHz`,
    opmode: linkMode(radio),
    antenna: profile.board.antennaName,
    chains: profile.airfiber?.chains ?? '',
    signal: peer?.state.rx.reception.signalDbm ?? 0,
    distance: peer ? reportedDistance(peer.link.distanceMetres) : 0,
    security: settings.security === 'none' ? 'none' : 'AES-128',
    // What both captured devices say here, whatever their width is.
    chanbw: 100,
  };
}

function linkMode(radio: Linked): string {
  return radio.air.plan.accessPoint ? 'master' : 'slave';
}

/** MHz. One is the other where the link sends and receives in turn. */
function frequencies({ configuration, settings }: Configured & Tuned): {
  readonly tx: number;
  readonly rx: number;
} {
  const read = (key: string): number =>
    Number(configuration.running.get(key) ?? 0) || settings.channel.centerMhz;
  return { tx: read('radio.1.txfreq'), rx: read('radio.1.rxfreq') };
}

function settingsOf(radio: Built & Configured & Linked & Tuned): Record<string, unknown> {
  const { settings, air, profile } = radio;
  const { tx, rx } = frequencies(radio);
  const width = `${settings.channel.widthMhz}MHz`;
  return {
    enabled: settings.enabled ? 1 : 0,
    linkmode: linkMode(radio),
    duplex: profile.airfiber?.duplex ?? 'half',
    tx_frequency: tx * 1000,
    rx_frequency: rx * 1000,
    txchanbw: width,
    rxchanbw: width,
    dutycycle: 50,
    // The one word that is known.
    ...(settings.countryCode === 840 && { regdomain: 'fcc' }),
    gps_sync: profile.airfiber?.duplex === 'full' ? 0 : 1,
    // By the link budgets of the captures this is EIRP.
    txpower: air.power.powerDbm + settings.antennaGainDbi - settings.cableLossDb,
    rxgain: 'high',
    data_speed: '1000Mbps-Full',
    framelength: '2.0ms',
    antgain: settings.antennaGainDbi,
    ...(tx !== rx && { dualfreqmode: 1 }),
  };
}

/** What the link measures; nothing of the other end while it is not there. */
function linkOf(peer: Station | undefined): Record<string, unknown> {
  if (peer === undefined) return { linkstate: 'registering', rxcapacity: 0, txcapacity: 0, linkuptime: 0 };
  const { rx, tx, presence } = peer.state;
  const [near0, near1] = rx.reception.chainRssi.map(signalOfRssi);
  const [far0, far1] = tx.reception.chainRssi.map(signalOfRssi);
  return {
    linkstate: 'operational',
    rxcapacity: rx.capacityKbps * 1000,
    txcapacity: tx.capacityKbps * 1000,
    rxpower0: near0,
    rxpower1: near1,
    remote_mac: peer.identity.mac,
    remote_ip: peer.identity.ipAddress,
    remote_rxpower0: far0,
    remote_rxpower1: far1,
    txmodrate: `${tx.multiplier}x`,
    remote_txmodrate: `${rx.multiplier}x`,
    linkuptime: presence.secondsUp,
  };
}

function position({ profile, second }: Built & Timed): Record<string, unknown> {
  const { latitude, longitude, altitudeMetres } = profile.site;
  const sats = 7 + (Math.floor(second / 40) % 5);
  return { status: 1, fix: 1, sats, dop: 0.72, lat: latitude, lon: longitude, alt: altitudeMetres };
}
