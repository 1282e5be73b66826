import { ProvisioningPort } from '@radiolink/application/services/provisioning.port';
import { UNOFFERED } from '../unoffered-ports.ts';
import { port } from '../v1-ports.ts';

/** Ports of provisioning, by the versioned interface. */
export const PORTS = [port(ProvisioningPort, () => UNOFFERED.provisioning)];
