import { RemoteDevicePort } from '@radiolink/application/remote-device/remote-device.port';
import { MixedRemoteDevice } from '../../mixed/mixed-remote-device.adapter.ts';
import { port } from '../classic-ports.ts';

/** Remote devices by way of a device with the classic interface. */
export const PORTS = [
  port(
    RemoteDevicePort,
    ({ session, settings, clock }) => new MixedRemoteDevice({ ...settings, session, clock }),
  ),
];
