import { HardwarePort } from '@radiolink/application/hardware/hardware.port';
import { TemperaturePort } from '@radiolink/application/hardware/temperature.port';
import { ClassicHardware } from './hardware.adapter.ts';
import { ClassicTemperature } from './temperature.adapter.ts';
import { port } from '../classic-ports.ts';

/** Ports of antennas, Bluetooth and temperature, by the classic interface. */
export const PORTS = [
  port(HardwarePort, ({ client }) => new ClassicHardware(client)),
  port(TemperaturePort, ({ client }) => new ClassicTemperature(client)),
];
