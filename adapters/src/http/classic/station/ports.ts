import { StationPort } from '@radiolink/application/station/station.port';
import { ClassicStations } from './station.adapter.ts';
import { port } from '../classic-ports.ts';

/** Ports of the stations, by the classic interface. */
export const PORTS = [port(StationPort, ({ client }) => new ClassicStations(client))];
