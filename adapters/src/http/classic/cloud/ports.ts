import { CloudPort } from '@radiolink/application/cloud/cloud.port';
import { MixedCloud } from '../../mixed/mixed-cloud.adapter.ts';
import type { ClassicBinding } from '../classic-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** Cloud management of a device with the classic interface. */
export const PORTS: readonly ClassicBinding[] = [
  port(
    CloudPort,
    ({ session, visibility, heartbeat, settings }) =>
      new MixedCloud({ ...settings, session, visibility, heartbeat }),
  ),
];
