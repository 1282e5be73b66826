import { SupportFilePort } from '@radiolink/application/support/support-file.port';
import { MixedSupportFile } from '../../mixed/mixed-support-file.adapter.ts';
import { port } from '../classic-ports.ts';

/** The support file of a device with the classic interface. */
export const PORTS = [
  port(SupportFilePort, ({ session, settings }) => new MixedSupportFile({ ...settings, session })),
];
