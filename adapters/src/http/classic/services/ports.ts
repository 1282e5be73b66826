import { ProvisioningPort } from '@radiolink/application/services/provisioning.port';
import { ClassicProvisioning } from './provisioning.adapter.ts';
import type { ClassicBinding } from '../classic-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** Ports of provisioning, by the classic interface. */
export const PORTS: readonly ClassicBinding[] = [
  port(ProvisioningPort, ({ client }) => new ClassicProvisioning(client)),
];
