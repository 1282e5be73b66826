import { RemoteDevicePort } from '@radiolink/application/remote-device/remote-device.port';
import { MixedRemoteDevice } from '../../mixed/mixed-remote-device.adapter.ts';
import { FirstRoute } from '../../relay/first-route.ts';
import { RelayRemoteDevice } from '../../relay/relay-remote-device.adapter.ts';
import { port } from '../classic-ports.ts';

/** Remote devices by way of a device with the classic interface, or of the server in front of it. */
export const PORTS = [
  port(RemoteDevicePort, ({ session, settings, clock }) => {
    const reach = { ...settings, session, clock };
    return new FirstRoute(new MixedRemoteDevice(reach), new RelayRemoteDevice(reach));
  }),
];
