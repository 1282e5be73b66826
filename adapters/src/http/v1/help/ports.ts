import { HelpPort } from '@radiolink/application/help/help.port';
import { UNSUPPORTED } from '../unsupported-ports.ts';
import { port } from '../v1-ports.ts';

/** Ports of the help texts, by the versioned interface. */
export const PORTS = [port(HelpPort, () => UNSUPPORTED.help)];
