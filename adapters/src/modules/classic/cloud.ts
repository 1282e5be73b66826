import { CloudPort } from '@radiolink/application/cloud';
import { MixedCloud } from '../../http/mixed/mixed-cloud.adapter.ts';
import { type ClassicBinding, classicPort } from '../classic-ports.ts';

/** Cloud management of a device with the classic interface. */
export const PORTS: readonly ClassicBinding[] = [
  classicPort(
    CloudPort,
    ({ session, visibility, heartbeat, settings }) =>
      new MixedCloud({ ...settings, session, visibility, heartbeat }),
  ),
];
