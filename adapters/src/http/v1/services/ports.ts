import { ProvisioningPort } from '@radiolink/application/services/provisioning.port';
import { UNOFFERED } from '../unoffered-ports.ts';
import type { V1Binding } from '../v1-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** Ports of provisioning, by the versioned interface. */
export const PORTS: readonly V1Binding[] = [port(ProvisioningPort, () => UNOFFERED.provisioning)];
