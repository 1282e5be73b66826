import { SupportFilePort } from '@radiolink/application/support/support-file.port';
import { MixedSupportFile } from '../../mixed/mixed-support-file.adapter.ts';
import type { ClassicBinding } from '../classic-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** The support file of a device with the classic interface. */
export const PORTS: readonly ClassicBinding[] = [
  port(SupportFilePort, ({ session, settings }) => new MixedSupportFile({ ...settings, session })),
];
