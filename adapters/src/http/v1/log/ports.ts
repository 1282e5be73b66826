import { LogPort } from '@radiolink/application/log/log.port';
import { UNSUPPORTED } from '../unsupported-ports.ts';
import { port } from '../v1-ports.ts';

/** Ports of the system log, by the versioned interface. */
export const PORTS = [port(LogPort, () => UNSUPPORTED.log)];
