import { HardwarePort, TemperaturePort } from '@radiolink/application/hardware';
import { ClassicHardware, ClassicTemperature } from '../../http/classic/index.ts';
import { type ClassicBinding, classicPort } from '../classic-ports.ts';

/** Ports of antennas, Bluetooth and temperature, by the classic interface. */
export const PORTS: readonly ClassicBinding[] = [
  classicPort(HardwarePort, ({ client }) => new ClassicHardware(client)),
  classicPort(TemperaturePort, ({ client }) => new ClassicTemperature(client)),
];
