import { HardwarePort, TemperaturePort } from '@radiolink/application/hardware';
import { LocatePort } from '@radiolink/application/locate';
import { UNOFFERED, V1Locate, V1Temperature } from '../../../http/v1/index.ts';
import { type V1Binding, v1Port } from '../v1-ports.ts';

/** Ports of hardware, locate and temperature, by the versioned interface. */
export const PORTS: readonly V1Binding[] = [
  v1Port(HardwarePort, () => UNOFFERED.hardware),
  v1Port(LocatePort, ({ client }) => new V1Locate(client)),
  v1Port(TemperaturePort, ({ client }) => new V1Temperature(client)),
];
