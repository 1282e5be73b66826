import { StationPort } from '@radiolink/application/station/station.port';
import { ClassicStations } from './station.adapter.ts';
import type { ClassicBinding } from '../classic-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** Ports of the stations, by the classic interface. */
export const PORTS: readonly ClassicBinding[] = [
  port(StationPort, ({ client }) => new ClassicStations(client)),
];
