import { HelpPort } from '@radiolink/application/help/help.port';
import { UNOFFERED } from '../unoffered-ports.ts';
import type { V1Binding } from '../v1-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** Ports of the help texts, by the versioned interface. */
export const PORTS: readonly V1Binding[] = [port(HelpPort, () => UNOFFERED.help)];
