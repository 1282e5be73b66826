import { RemoteDevicePort } from '@radiolink/application/remote-device/remote-device.port';
import { FirstRoute } from '../../relay/first-route.ts';
import { RelayRemoteDevice } from '../../relay/relay-remote-device.adapter.ts';
import { port } from '../v1-ports.ts';
import { V1RemoteDevice } from './remote-device.adapter.ts';

/** Remote devices by way of this one, by the versioned interface, or of the server in front of it. */
export const PORTS = [
  port(
    RemoteDevicePort,
    ({ client, clock, session, settings }) =>
      new FirstRoute(
        new V1RemoteDevice(client, clock),
        new RelayRemoteDevice({ ...settings, session, clock }),
      ),
  ),
];
