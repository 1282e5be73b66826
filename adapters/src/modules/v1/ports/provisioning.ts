import { ProvisioningPort } from '@radiolink/application/services';
import { UNOFFERED } from '../../../http/v1/index.ts';
import { type V1Binding, v1Port } from '../v1-ports.ts';

/** Ports of provisioning, by the versioned interface. */
export const PORTS: readonly V1Binding[] = [v1Port(ProvisioningPort, () => UNOFFERED.provisioning)];
