import { isWithin } from '../units/physical-range.ts';
import type { EthernetPort } from '../status/host-status.ts';

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
