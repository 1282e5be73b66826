import { StationPort } from '@radiolink/application/station';
import { ClassicStations } from '../../http/classic/index.ts';
import { type ClassicBinding, classicPort } from '../classic-ports.ts';

/** Ports of the stations, by the classic interface. */
export const PORTS: readonly ClassicBinding[] = [
  classicPort(StationPort, ({ client }) => new ClassicStations(client)),
];
