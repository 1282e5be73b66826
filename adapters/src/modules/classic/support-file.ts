import { SupportFilePort } from '@radiolink/application/support';
import { MixedSupportFile } from '../../http/mixed/mixed-support-file.adapter.ts';
import { type ClassicBinding, classicPort } from '../classic-ports.ts';

/** The support file of a device with the classic interface. */
export const PORTS: readonly ClassicBinding[] = [
  classicPort(SupportFilePort, ({ session, settings }) => new MixedSupportFile({ ...settings, session })),
];
