import { rssiOfSignal } from '@radiolink/domain/link';
import { ackForDistance, channelNumber } from '@radiolink/domain/radio';
import { wrap32 } from '../physics/counters.ts';
import type { Station } from '../peers/peer.ts';
import type { Configured, Linked, Measured, Named, Powered, HasFirmware, Timed, Tuned } from '../aspects.ts';
import { deviceTime, type HostSectionSource } from './host-section.ts';
import { reportedDistance } from './peer-section.ts';
import type { Receiving } from './wireless-section.ts';

/** Mbps of the rate indices at 40 MHz, 802.11n with two streams. */
const RATES_MBPS = [30, 60, 90, 120, 180, 240, 270, 300, 300, 300] as const;
/** A processor of these radios counts in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** The whole answer of `status.cgi`, shape of airOS 6.3.16: one link, no list of stations. */
export function oldStatus(radio: HostSectionSource & Receiving): Record<string, unknown> {
  const enabled = (key: string): number => (radio.configuration.running.get(key) === 'enabled' ? 1 : 0);
  return {
    host: oldHost(radio),
    wireless: oldWireless(
      radio,
      radio.stations.find(station => station.state.presence.connected),
    ),
    airview: { enabled: 0 },
    services: {
      dhcpc: enabled('dhcpc.status'),
      dhcpd: enabled('dhcpd.status'),
      pppoe: enabled('ppp.status'),
    },
    firewall: {
      iptables: enabled('iptables.status'),
      ebtables: enabled('ebtables.status'),
      ip6tables: 0,
      eb6tables: 0,
    },
    genuine: '/images/genuine.png',
    unms: { status: enabled('unms.status'), timestamp: '', link: '' },
    interfaces: ['lo', 'eth0', 'eth1', 'wifi0', 'ath0', 'br0'].map(name => oldInterface(radio, name)),
  };
}

function oldHost(
  radio: Configured & Measured & Named & Powered & HasFirmware & Timed,
): Record<string, unknown> {
  const now = radio.clock.now();
  const uptime = radio.power.uptimeSeconds(now);
  return {
    uptime,
    time: deviceTime(now),
    fwversion: radio.firmwareVersion,
    fwprefix: radio.firmware.running.split('.', 1)[0] ?? '',
    hostname: radio.hostname,
    devmodel: radio.productName,
    netrole: radio.configuration.running.get('netmode') ?? 'bridge',
    totalram: radio.vitals.totalRamBytes,
    freeram: radio.vitals.freeRamBytes,
    cpuload: Math.round(radio.vitals.cpuPercent * 10) / 10,
    cputotal: wrap32(uptime * TICKS_PER_SECOND),
    cpubusy: wrap32(Math.round(uptime * TICKS_PER_SECOND * 0.26)),
  };
}

function oldWireless(radio: Linked & Named & Tuned, peer: Station | undefined): Record<string, unknown> {
  const { settings } = radio;
  const reception = peer?.state.rx.reception;
  const rate = (index: number | undefined): string =>
    String(index === undefined ? 0 : (RATES_MBPS[index] ?? 0));
  const chains = reception?.chainRssi ?? [0, 0, 0];
  const distance = peer ? reportedDistance(peer.link.distanceMetres) : 0;
  return {
    mode: radio.air.plan.accessPoint ? 'ap' : 'sta',
    essid: settings.ssid,
    hide_essid: settings.hidden ? 1 : 0,
    apmac: radio.air.plan.accessPoint ? radio.mac : (peer?.identity.mac ?? '00:00:00:00:00:00'),
    countrycode: settings.countryCode,
    channel: channelNumber(settings.channel.controlMhz) ?? 0,
    frequency: `${settings.channel.controlMhz} MHz`,
    dfs: '0',
    opmode: settings.ieeeMode,
    antenna: `Built in - ${settings.antennaGainDbi} dBi`,
    chains: '2X2',
    signal: reception?.signalDbm ?? 0,
    rssi: reception ? rssiOfSignal(reception.signalDbm) : 0,
    noisef: reception?.noiseFloorDbm ?? -96,
    txpower: radio.air.power.powerDbm,
    ack: Math.round(ackForDistance(distance)),
    distance,
    ccq: peer ? Math.min(1000, peer.state.tx.linkScore * 10) : 0,
    txrate: rate(peer?.state.tx.rateIndex),
    rxrate: rate(peer?.state.rx.rateIndex),
    security: settings.security,
    qos: 'No QoS',
    rstatus: peer ? 5 : 1,
    count: peer ? 1 : 0,
    cac_nol: 0,
    nol_chans: 0,
    polling: oldPolling(peer),
    stats: { rx_nwids: 0, rx_crypts: 0, rx_frags: 0, tx_retries: 0, missed_beacons: 0, err_other: 0 },
    wds: 1,
    aprepeater: 0,
    chwidth: 20,
    chanbw: settings.channel.widthMhz,
    cwmmode: 0,
    rx_chainmask: 3,
    tx_chainmask: 3,
    chainrssi: chains,
    chainrssimgmt: chains,
    chainrssiext: chains,
  };
}

function oldPolling(peer: Station | undefined): Record<string, unknown> {
  const score = peer ? Math.min(peer.state.rx.linkScore, peer.state.tx.linkScore) : 0;
  return {
    enabled: 2,
    quality: score,
    capacity: Math.round(score * 0.84),
    priority: 2,
    noack: 0,
    airsync_mode: 0,
    airsync_connections: 0,
    airsync_down_util: 0,
    airsync_up_util: 0,
    airselect: 0,
    airselect_interval: 1000,
    ff_mode: 0,
    ff_duration: 0,
    ff_dlulratio: 50,
    atpc_status: 0,
  };
}

function oldInterface(radio: Named, name: string): Record<string, unknown> {
  const wired = name.startsWith('eth');
  const plugged = name !== 'eth1';
  return {
    ifname: name,
    hwaddr: name === 'lo' ? '00:00:00:00:00:00' : radio.mac,
    enabled: true,
    status: {
      plugged: plugged ? 1 : 0,
      speed: wired && plugged ? 100 : 0,
      duplex: wired && plugged ? 1 : 255,
    },
    services: { dhcpc: false, dhcpd: false, pppoe: false },
  };
}
