import { StationPort } from '@radiolink/application/station/station.port';
import { UNOFFERED } from '../unoffered-ports.ts';
import type { V1Binding } from '../v1-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** Ports of the stations, by the versioned interface. */
export const PORTS: readonly V1Binding[] = [port(StationPort, () => UNOFFERED.station)];
