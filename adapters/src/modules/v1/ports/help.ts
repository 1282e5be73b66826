import { HelpPort } from '@radiolink/application/help';
import { UNOFFERED } from '../../../http/v1/index.ts';
import { type V1Binding, v1Port } from '../v1-ports.ts';

/** Ports of the help texts, by the versioned interface. */
export const PORTS: readonly V1Binding[] = [v1Port(HelpPort, () => UNOFFERED.help)];
