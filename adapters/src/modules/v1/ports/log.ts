import { LogPort } from '@radiolink/application/log';
import { UNOFFERED } from '../../../http/v1/index.ts';
import { type V1Binding, v1Port } from '../v1-ports.ts';

/** Ports of the system log, by the versioned interface. */
export const PORTS: readonly V1Binding[] = [v1Port(LogPort, () => UNOFFERED.log)];
