import { StationPort } from '@radiolink/application/station/station.port';
import { UNSUPPORTED } from '../unsupported-ports.ts';
import { port } from '../v1-ports.ts';

/** Ports of the stations, by the versioned interface. */
export const PORTS = [port(StationPort, () => UNSUPPORTED.station)];
