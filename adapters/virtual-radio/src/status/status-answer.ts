import { ProvisioningCode } from '../provisioning/provisioning.ts';
import type { Radio } from '../radio.ts';
import { airfiberStatus } from './airfiber-status.ts';
import { deviceTime } from './device-time.ts';
import { hostSection } from './host-section.ts';
import { interfacesSection } from './interfaces-section.ts';
import { hybridWireless } from './hybrid-wireless.ts';
import { oldStatus } from './old-status.ts';
import { wirelessSection } from './wireless-section.ts';

const HALF_HOUR_MS = 30 * 60 * 1000;

/** The whole answer of `status.cgi`, in the shape of the profile's firmware. */
export function statusOf(radio: Radio): Record<string, unknown> {
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
function currentStatus(radio: Radio): Record<string, unknown> {
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
    provmode: provisioningSection(radio),
    ntpclient: enabled('ntpclient.status') ? { last_sync: deviceTime(now - (now % HALF_HOUR_MS)) } : {},
    unms: cloudSection(radio),
    gps: positionSection(radio),
    ...(radio.profile.board.bluetooth && { ble_http: radio.bluetooth }),
  };
}

function positionSection(radio: Radio): Record<string, unknown> {
  const { site, board } = radio.profile;
  const place = { lat: site.latitude, lon: site.longitude };
  if (!board.gps) return { ...place, fix: 0 };
  const sats = 8 + (Math.floor(radio.second / 40) % 4);
  return { ...place, fix: 1, sats, dim: 3, dop: 1.1, alt: site.altitudeMetres, time_sync_enabled: 0 };
}

function provisioningSection({ provisioning }: Radio): Record<string, unknown> {
  const status = provisioning.code;
  return status === ProvisioningCode.NotRunning ? {} : { status, timeleft: provisioning.secondsLeft };
}

/** 0 off, 1 connecting, 2 connected: the simulated controller takes every address of the right form. */
function cloudSection(radio: Radio): Record<string, unknown> {
  const config = radio.configuration.running;
  if (config.get('unms.status') !== 'enabled') return { status: 0 };
  if (!/^wss?:\/\/[^+]+\+.+/.test(config.get('unms.uri') ?? '')) return { status: 1 };
  return { status: 2, timestamp: new Date(radio.clock.now()).toISOString().slice(0, 19) };
}
