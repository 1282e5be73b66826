import { ProvisioningPort } from '@radiolink/application/services/provisioning.port';
import { ClassicProvisioning } from './provisioning.adapter.ts';
import { port } from '../classic-ports.ts';

/** Ports of provisioning, by the classic interface. */
export const PORTS = [port(ProvisioningPort, ({ client }) => new ClassicProvisioning(client))];
