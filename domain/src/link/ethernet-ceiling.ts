import { type Message, message } from '../errors/message.ts';
import type { EthernetPort } from '../status/host-status.ts';
import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import type { LinkEnd, LinkSide } from './link-end.ts';

/**
 * Most that both directions of a gigabit port carry together, Mbps. §9.ethernet (there also as
 * 1e9 bit/s for half duplex).
 */
export const ETHERNET_LIMIT_GIGABIT_MBPS = 2000;
/** The same for half duplex, where the directions share the wire, bit/s. §9. */
export const ETHERNET_LIMIT_HALF_DUPLEX_BPS = 1e9;
/** The half-duplex limit in Mbps. §9. */
export const ETHERNET_LIMIT_HALF_DUPLEX_MBPS = ETHERNET_LIMIT_HALF_DUPLEX_BPS / 1e6;

/** Speeds of a port that is up, Mbps: from none to the fastest Ethernet there is. */
const PORT_MBPS = { min: 1, max: 800_000 };

/** Port capacity in both directions together, kbps: a line in the throughput chart. Undefined while it is down. */
export function ethernetCeilingKbps(port: EthernetPort): number | undefined {
  const { speedMbps } = port;
  if (port.plugged !== true || !isWithin(speedMbps, PORT_MBPS)) return undefined;
  const gigabitMbps =
    port.fullDuplex === false ? ETHERNET_LIMIT_HALF_DUPLEX_MBPS : ETHERNET_LIMIT_GIGABIT_MBPS;
  return (speedMbps / 1000) * gigabitMbps * 1000;
}

/** The fastest port in use: the one the traffic is taken to run through. Undefined when none is plugged. */
export function dataPort(ports: readonly EthernetPort[]): EthernetPort | undefined {
  let fastest: EthernetPort | undefined;
  let most = 0;
  for (const port of ports) {
    const kbps = ethernetCeilingKbps(port) ?? 0;
    if (kbps <= most) continue;
    fastest = port;
    most = kbps;
  }
  return fastest;
}

/** From this speed on no cable is at fault, Mbps. */
const GIGABIT_MBPS = 1000;
/** Share of the speed of a port from which on traffic nears it. */
const NEAR_PORT = 0.8;

/** Whole sentences for both sides: a side put into a sentence does not translate. */
const CHECK_CABLE: Readonly<Record<LinkSide, string>> = {
  local:
    'Local port {port} runs at {speed} Mbps, the link could carry {capacity} Mbps: check cable and port.',
  remote:
    'Remote port {port} runs at {speed} Mbps, the link could carry {capacity} Mbps: check cable and port.',
};
const FASTER_PORT: Readonly<Record<LinkSide, string>> = {
  local:
    'Local port {port} runs at {speed} Mbps, the link could carry {capacity} Mbps: use a faster port if there is one.',
  remote:
    'Remote port {port} runs at {speed} Mbps, the link could carry {capacity} Mbps: use a faster port if there is one.',
};

/** What of the air a wired port has to carry, kbps. */
interface AirCapacity {
  readonly downlinkKbps: number | undefined;
  readonly uplinkKbps: number | undefined;
  readonly combinedKbps: number | undefined;
}

/**
 * What a wired port slower than the faster direction costs, in words; undefined while it keeps up, or nothing is
 * known. reading 21.
 */
export function slowPortMessage(
  side: LinkSide,
  ports: readonly EthernetPort[],
  { downlinkKbps, uplinkKbps, combinedKbps }: AirCapacity,
): Message | undefined {
  const port = dataPort(ports);
  if (port?.speedMbps === undefined) return undefined;
  const capacities = [downlinkKbps, uplinkKbps].filter(kbps => isWithin(kbps, PHYSICAL.amount));
  const combined = isWithin(combinedKbps, PHYSICAL.amount) ? combinedKbps : 0;
  const capacityMbps = (capacities.length > 0 ? Math.max(...capacities) : combined) / 1000;
  if (port.speedMbps >= capacityMbps) return undefined;
  const sentences = port.speedMbps < GIGABIT_MBPS ? CHECK_CABLE : FASTER_PORT;
  return message(sentences[side], {
    port: port.name,
    speed: port.speedMbps,
    capacity: Math.round(capacityMbps),
  });
}

/**
 * True if a port that is slower than the air is a problem: one of a gigabit and more has no fault, and costs nothing
 * before the traffic of either direction nears it. readings 21 and 50.
 */
export function isSlowPortCostly(
  ports: readonly EthernetPort[],
  { rxThroughputKbps, txThroughputKbps }: Partial<Pick<LinkEnd, 'rxThroughputKbps' | 'txThroughputKbps'>>,
): boolean {
  const speedMbps = dataPort(ports)?.speedMbps ?? 0;
  const busiestKbps = Math.max(rxThroughputKbps ?? 0, txThroughputKbps ?? 0);
  return speedMbps < GIGABIT_MBPS || busiestKbps >= NEAR_PORT * speedMbps * 1000;
}
