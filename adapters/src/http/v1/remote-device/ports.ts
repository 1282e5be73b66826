import { RemoteDevicePort } from '@radiolink/application/remote-device/remote-device.port';
import { port } from '../v1-ports.ts';
import { V1RemoteDevice } from './remote-device.adapter.ts';

/** Remote devices by way of this one, by the versioned interface. */
export const PORTS = [port(RemoteDevicePort, ({ client, clock }) => new V1RemoteDevice(client, clock))];
