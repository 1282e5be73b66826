import type { Built, Configured, Seeded, HasFaultPlan } from '../aspects.ts';
import { listedEntries } from './configured-entries.ts';
import { deriveSeed } from '../random/seeded-random.ts';

const MODES = ['10half', '10full', '100half', '100full', '1000half', '1000full'] as const;
/** A cable test takes the port down for this long. */
export const CABLE_TEST_MS = 3000;

/** An Ethernet port as its configuration sets it. §config.interfaces. */
interface PortSettings {
  readonly autoneg: boolean;
  /** Modes that it offers to its link partner, slowest first. */
  readonly modes: readonly string[];
  readonly pause: { readonly rx: boolean; readonly tx: boolean };
}

/** Ethernet ports of a radio by name. */
export function ethernetPorts(radio: Built): readonly string[] {
  return Array.from({ length: radio.profile.board.ethernetPorts }, (_, place) => `eth${place}`);
}

/** Negotiated mode of a port. */
export function ethernetState(radio: Configured & HasFaultPlan, ifname: string): Record<string, unknown> {
  const { autoneg, modes, pause } = portSettings(radio, ifname);
  const best = modes.at(-1);
  const link = ifname === 'eth0' && best !== undefined;
  return {
    ifname,
    link,
    autoneg,
    speed: link ? (radio.faultPlan.portMbps ?? Number.parseInt(best, 10)) : 0,
    // True without a link, as captured devices report it.
    duplex: link ? best.endsWith('full') : true,
    supported: [...MODES],
    advertised: [...modes],
    rx_pause: pause.rx,
    tx_pause: pause.tx,
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

function portSettings({ configuration: { running } }: Configured, ifname: string): PortSettings {
  const entry = listedEntries(running, 'netconf').find(one => one.get('devname') === ifname);
  const isOff = (leaf: string): boolean => entry?.get(leaf) === 'disabled';
  const autoneg = !isOff('autoneg');
  const fixed = `${Number(entry?.get('speed')) || 100}${isOff('duplex') ? 'half' : 'full'}`;
  return {
    autoneg,
    modes: autoneg ? MODES.filter(mode => !isOff(`advertise.${mode}`)) : [fixed],
    pause: { rx: !isOff('flowcontrol.rx.status'), tx: !isOff('flowcontrol.tx.status') },
  };
}
