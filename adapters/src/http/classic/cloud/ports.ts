import { CloudPort } from '@radiolink/application/cloud/cloud.port';
import { MixedCloud } from '../../mixed/mixed-cloud.adapter.ts';
import { port } from '../classic-ports.ts';

/** Cloud management of a device with the classic interface. */
export const PORTS = [
  port(
    CloudPort,
    ({ session, visibility, heartbeat, settings }) =>
      new MixedCloud({ ...settings, session, visibility, heartbeat }),
  ),
];
