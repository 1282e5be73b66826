import type { Built, Configured, Seeded, Surrounded } from '../aspects.ts';
import { deriveSeed } from '../random/seeded-random.ts';

const MODES = ['10half', '10full', '100half', '100full', '1000half', '1000full'] as const;
/** A cable test takes the port down for this long. */
export const CABLE_TEST_MS = 3000;

/** An Ethernet port as its configuration sets it. */
interface PortSettings {
  readonly autoneg: boolean;
  readonly speed: number;
  readonly duplex: boolean;
}

/** Ethernet ports of a radio by name. */
export function ethernetPorts(radio: Built): readonly string[] {
  return Array.from({ length: radio.profile.board.ethernetPorts }, (_, place) => `eth${place}`);
}

/** Negotiated mode of a port. */
export function ethernetState(radio: Configured & Surrounded, ifname: string): Record<string, unknown> {
  const plugged = ifname === 'eth0';
  const { autoneg, speed, duplex } = portSettings(radio, ifname);
  return {
    ifname,
    link: plugged,
    autoneg,
    speed: plugged ? (radio.faultPlan.portMbps ?? speed) : 0,
    duplex,
    supported: [...MODES],
    advertised: autoneg ? [...MODES] : [`${speed}${duplex ? 'full' : 'half'}`],
    rx_pause: true,
    tx_pause: true,
  };
}

/** Four pairs of a port's cable; an empty port is open at its socket. */
export function cablePairs(radio: Built & Seeded, ifname: string): Record<string, unknown>[] {
  const plugged = ifname === 'eth0';
  return ['A', 'B', 'C', 'D'].map((pair, place) => ({
    pair,
    status: plugged ? 0 : 2,
    length: plugged ? radio.profile.cableLengthMetres + (deriveSeed(radio.unitSeed, place) % 2) : 0,
  }));
}

function portSettings(radio: Configured, ifname: string): PortSettings {
  const config = radio.configuration.running;
  for (let index = 1; index <= 16; index++) {
    if (config.get(`netconf.${index}.devname`) !== ifname) continue;
    const fixed = config.get(`netconf.${index}.autoneg`) === 'disabled';
    return {
      autoneg: !fixed,
      speed: fixed ? Number(config.get(`netconf.${index}.speed`)) || 100 : 1000,
      duplex: !fixed || config.get(`netconf.${index}.duplex`) !== 'disabled',
    };
  }
  return { autoneg: true, speed: 1000, duplex: true };
}
