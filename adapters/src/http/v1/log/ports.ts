import { LogPort } from '@radiolink/application/log/log.port';
import { UNOFFERED } from '../unoffered-ports.ts';
import type { V1Binding } from '../v1-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** Ports of the system log, by the versioned interface. */
export const PORTS: readonly V1Binding[] = [port(LogPort, () => UNOFFERED.log)];
