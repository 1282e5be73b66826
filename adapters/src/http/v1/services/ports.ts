import { ProvisioningPort } from '@radiolink/application/services/provisioning.port';
import { UNSUPPORTED } from '../unsupported-ports.ts';
import { port } from '../v1-ports.ts';

/** Ports of provisioning, by the versioned interface. */
export const PORTS = [port(ProvisioningPort, () => UNSUPPORTED.provisioning)];
