import { ProvisioningPort } from '@radiolink/application/services';
import { ClassicProvisioning } from '../../http/classic/index.ts';
import { type ClassicBinding, classicPort } from '../classic-ports.ts';

/** Ports of provisioning, by the classic interface. */
export const PORTS: readonly ClassicBinding[] = [
  classicPort(ProvisioningPort, ({ client }) => new ClassicProvisioning(client)),
];
